/**
 * General English: words that every game uses alike, by their category in the grammar. What is a word of a game comes from
 * its lexicon. A `/` gives a feature: the type of a noun, the form of a verb; `+` stands for a space.
 */
const table: readonly (readonly [cat: string, words: string])[] = [
  ['det', 'a/one an/one the this/one that/one these/many those/many each/one every/one any all/many no both/many'],
  ['det', 'either/one neither/one another/one some which what such any+number+of/many whichever/one whatever/one'],
  ['owner', 'your my his her its their our whose'],
  ['pronoun', 'it/one he/one she/one they/many him/one her/one them/many this/one that/one these/many those/many'],
  ['pronoun', 'itself/one himself/one herself/one themselves/many anything/one everything/one nothing/one one/one'],
  ['pronoun', 'both/many all/many any each/one none either/one neither/one another/one others/many ones/many some'],
  ['person', 'you/many your+opponent/one i/many me/one us/many who/one everyone/one yourself/one each+other/many'],
  ['person', 'opponent/one owner/one player/one players/many opponents/many loser/one winner/one'],
  ['who', 'that who which whom'],
  ['modal', 'may must can will shall should would might could'],
  ['cannot', 'cannot can\'t won\'t'],
  ['not', 'not never'],
  ['to', 'to'],
  ['be', 'is/third are/third was/past were/past be/base been/participle being/gerund it\'s/third'],
  ['have', 'has/third have/base had/past having/gerund'],
  ['do', 'does/third do/base did/past'],
  ['dont', 'doesn\'t/third don\'t/base didn\'t/past'],
  ['conj', 'and or and+|+or but nor as+well+as'],
  ['sub', 'if when whenever while unless until where wherever as+long+as after before because since though although'],
  ['sub', 'each+time every+time any+time the+first+time next+time the+next+time whether once even+if only+if except+if except+when except+while only+when only+while so+long+as as provided+that'],
  ['sub', 'provided even+when as+if so+that if+and+only+if only+where except+where for+as+long+as just+as immediately+after immediately+before'],
  ['prep', 'of to from at on in into with without by for during aboard under over onto within against among between'],
  ['prep', 'about above below behind beside near off through toward towards upon per than as like except including'],
  ['prep', 'excluding instead+of in+place+of regardless+of out+of on+top+of other+than rather+than along+with together+with'],
  ['prep', 'in+addition+to according+to because+of due+to in+front+of away+from using outside inside across around'],
  ['prep', 'until after before since up+to equal+to more+than less+than fewer+than greater+than higher+than lower+than'],
  ['prep', 'except+for but+not apart+from such+as via next+to via plus minus times for+purposes+of in+order+of beyond following'],
  ['prep', 'for+remainder+of for+rest+of for+the+remainder+of for+the+rest+of at+start+of at+end+of at+the+start+of at+the+end+of at+beginning+of at+the+beginning+of by+the+end+of by+end+of before+the+end+of'],
  ['prep', 'at+least+one+of nearest+to different+from any+time only+during in+excess+of on+behalf+of as+part+of based+on'],
  ['prep', 'to+and+from to+or+from onto+or+off to+top+of to+the+top+of on+bottom+of under+nearest+to only+on only+at only+to only+in only+from only+aboard only+with only+by only+against'],
  ['adv', 'never also only just then still again already always otherwise instead immediately first next together'],
  ['padv', 'here there elsewhere anywhere everywhere alone nearby aboard in+play out+of+play up down'],
  ['non', 'non- non+-'],
  ['bullet', '• *'],
  ['adv', 'away back up down out in off on over twice once normally randomly directly cumulatively simultaneously'],
  ['adv', 'once+again at+once at+random at+any+time for+free free automatically now later too even ever'],
  ['adv', 'if+able if+possible if+unable+to+otherwise if+not+able+to+otherwise'],
  ['adv', 'if+able+to+otherwise as+well either repeatedly instead separately thereafter afterward temporarily permanently voluntarily'],
  ['adv', 'one+at+a+time this+way in+this+way more less once+more twice+as+much else far further forward clockwise counterclockwise'],
  ['adv', 'right left whole completely regardless secretly round+up round+down rounded+up rounded+down rounding+up rounding+down'],
  ['adv', 'vice+versa or+vice+versa and+vice+versa if+desired if+necessary when+possible where+possible whenever+possible previously initially'],
  ['adv', 'at+that+time at+this+time in+any+order exactly directly as+usual as+normal at+will in+total in+full at+all again to+do+so'],
  ['adv', 'per+turn per+game each+turn each+time at+same+time at+the+same+time this+time all+together in+succession'],
  ['freq', 'once twice three+times one+time thrice four+times any+number+of+times'],
  ['adj', 'same other own different new next first second third last previous remaining additional extra total normal printed'],
  ['adj', 'highest lowest greatest least fewest most nearest farthest closest maximum minimum entire whole single only few fewer more'],
  ['adj', 'less greater higher lower equal opposite original current chosen available able unable about free likewise said particular'],
  ['adj', 'top bottom even odd positive negative just-drawn just-deployed just-played specific certain random initial final regular'],
  ['adj', 'unlimited possible required multiple several two-thirds many much long full separate former latter lone involved open true'],
  ['adj', 'exact appropriate corresponding respective similar legal such'],
  ['noun', 'number/number total/number totals/number amount/number sum/number difference/number half/number value/number'],
  ['noun', 'values/number result/number results/number cost/number costs/number loss/number losses/number limit/number'],
  ['noun', 'majority/number minimum/number maximum/number average/number product/number'],
  ['noun', 'times/number roll/number'],
  ['noun', 'copy/* copies/*many rest/* remainder/* top/* bottom/* end/* ends/*many start/* beginning/* side/* sides/*many kind/* kinds/*many'],
  ['noun', 'name/text names/text title/text titles/text text/text lore/text word/text words/text type/text types/text color/text artwork/text'],
  ['noun', 'choice/* choices/*many time/* order/* way/* ways/*many turn/* turns/*many effect/* effects/*many place/* places/*many'],
  ['noun', 'target/* targets/*many situation/* case/* restriction/* restrictions/*many requirement/* requirements/*many'],
  ['noun', 'opponent/player owner/player player/player players/player* object/* objects/*many thing/thing things/thing* position/* direction/*'],
  ['noun', 'pair/* set/* group/* groups/*many attempt/* attempts/*many action/* actions/*many purpose/* purposes/*many round/* rounds/*many'],
  ['noun', 'conditions/* condition/* selection/* use/* presence/* reason/* part/* parts/*many'],
  ['quantity', 'one two three four five six seven eight nine ten eleven twelve zero half x y z n double triple twice one-half'],
  ['more', 'more less fewer greater higher lower'],
  ['cmp', '< > = ≤ ≥ <= >= ≠'],
  ['op', '+ - x × * / plus minus times'],
  ['comma', ','],
  ['semi', ';'],
  ['stop', '. ! ?'],
  ['colon', ': -> >> ...'],
  ['open', '( ['],
  ['close', ') ]'],
  ['say', '“'],
  ['said', '”'],
  ['poss', '\'s'],
  ['least', 'at+least at+most exactly up+to more+than less+than fewer+than no+more+than no+less+than greater+than as+many+as only'],
  ['hash', '#'],
  ['slash', '/'],
] // prettier-ignore

export interface GeneralWord {
  cat: string
  feature: string
}

/** By words in lower case, joined by single spaces. */
export const generalWords: ReadonlyMap<string, readonly GeneralWord[]> = build()

function build(): Map<string, GeneralWord[]> {
  const words = new Map<string, GeneralWord[]>()
  for (const [cat, list] of table) {
    for (const entry of list.split(' ')) {
      const at = entry.length > 1 ? entry.lastIndexOf('/') : -1
      const feature = at < 0 ? '' : entry.slice(at + 1)
      const word = (at < 0 ? entry : entry.slice(0, at)).replace(/(?<=.)\+(?=.)/gu, ' ').replace('|', '/')
      const others = words.get(word)
      if (others) others.push({ cat, feature })
      else words.set(word, [{ cat, feature }])
    }
  }
  return words
}
