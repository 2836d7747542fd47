/** Types that every game has without declaring them. */
export const kernelTypes = ['thing', 'card', 'player', 'die', 'square', 'zone', 'edge', 'corner']

/** What can be asked without a declaration, of everything or of dice; a keyword with a number is a value, too. */
export const kernelAttributes = ['keywords', 'type', 'face']

/** The attribute under which a text adds a type to things. */
export const typeAttribute = 'type'
