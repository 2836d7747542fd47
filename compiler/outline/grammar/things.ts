/** Shapes of noun phrases, amounts and what stands behind prepositions. */
export const thingShapes = `
# nouns with what stands before them
adj -> item:adj conj item:adj {list} +0.1
adj -> item:adj comma conj? item:adj {list} +0.6
adj -> item:adj slash item:adj {list} +0.1
adj -> adverb:adv ^adj +0.5
adj -> ^adj aside:paren +0.3
adj -> property:icon
adj -> head:verb.part +0.7
adj -> head:verb.ger +1
adj -> negation:non ^adj
adj -> negation:non aside:paren +0.3
adj -> '<' '>'
nom -> ^noun
nom -> negation:non ^nom +0.2
nom -> property:adj ^nom +0.03
nom -> kind:noun ^nom {compound}
nom -> kind:names ^nom {ofName}
nom -> ^nom aside:paren +0.3
nom -> item:nom conj item:nom {list} +0.4
nom -> item:nom slash item:nom {list} +0.4
nomrun -> item:nom comma item:nom {list} +0.2
nomrun -> ^nomrun comma item:nom {list}
nom -> ^nomrun comma? conj item:nom {list} +0.4
nom -> head:icon +0.6
nom -> ^nom number:quantity +1.5
nom -> ^nom hash number:quantity

# names
names -> ^name
names -> ^names name:name {unknowns} +0.5
names -> property:icon ^names
names -> property:adj ^names +0.5
names -> ^names aside:paren +0.2
names -> bullet ^names

# amounts
count -> value:quantity
count -> value:sign value:quantity +0.5
count -> ^count conj 'more|less|fewer|greater|higher|lower'
count -> ^count '+' +0.2
count -> bound:least ^count
count -> bound:cmp ^count +0.2
count -> ^count conj value:quantity +0.3
count -> ^count 'to' value:quantity +0.8
count -> ^count '-' value:quantity +0.5
count -> ^count aside:paren +0.3
count -> 'another|all|only|any|every' ^count +0.1

# noun phrases
own -> owner:owner
own -> possessor:np poss {owning}
own -> possessor:np poss 'own' {owning}
own -> owner:owner 'own'
own -> item:own conj item:own +0.4
np -> ^nom {bare}
np -> quantifier:det ^nom {agrees}
np -> own ^nom
np -> own count:count ^nom {counted}
np -> quantifier:det own ^nom {agrees}
np -> quantifier:det count:count ^nom {counted} +0.1
np -> count:count ^nom {counted}
np -> count:count own ^nom {counted} +0.3
np -> own property:adj count:count ^nom {counted} +0.2
np -> quantifier:det property:adj count:count ^nom {counted} +0.2
np -> ^names
np -> quantifier:det ^names +0.6
np -> own ^names +0.2
np -> count:count ^names +0.6
np -> ^pronoun
np -> ^person
np -> ^person 'not' +3
np -> adverb:adv ^pronoun +1
np -> amount:count {number} +0.3
np -> count:count {elliptic} +0.6
np -> quantifier:det property:adj {elliptic} +1.2
np -> quantifier:count 'of' part:things {partOf}
np -> quantifier:pronoun 'of' part:things {partOf}
np -> quantifier:det 'of' part:things {partOf} +0.1
np -> quantifier:det property:adj 'of' part:things {partOf} +0.5
np -> factor:freq ^np {ofNumber}
np -> factor:count 'the|your|its' ^nom {ofNumber} +0.2
np -> factor:count ^np {ofNumber} +0.6
np -> left:np op right:np {numbers} +0.4
np -> left:np sign right:np {numbers} +0.6
np -> granted:quoted +0.5
np -> ^np aside:paren +0.25
np -> ^np @:pp {attach}
np -> ^np relative:rel {near} +0.3
np -> ^np comma relative:rel +0.6
np -> ^np comma relative:rel comma +0.6
np -> ^np reduced:vp.part {reduced} +0.4
np -> ^np reduced:vp.ger {reduced} +0.4
np -> ^np state:ap {postposed} +0.2
np -> ^np place:padv {located}
np -> ^np compare:comparison {compared}
np -> ^np purpose:vp.to {infinitive}
np -> gerund:vp.ger +1.2
np -> ^np amount:delta {changed} +1.5
comparison -> cmp amount:count
comparison -> cmp amount:np
comparison -> ^comparison aside:paren +0.1

padv -> 'face' 'up|down'
padv -> 'face-up|face-down'

# lists
run -> item:np comma item:np {list} +0.1
run -> ^run comma item:np {list}
many -> item:np conj item:np {list} +0.1
many -> ^run comma? conj item:np {list}
many -> item:np comma conj item:np {list} +0.3
many -> item:padv conj item:np {list} +0.2
many -> item:np conj item:padv {list} +0.2
many -> item:np slash item:np {list} +0.3
many -> ^many @:pp {shared}
many -> ^many relative:rel +0.6
many -> ^many state:ap {postposed} +0.4
many -> ^many place:padv +0.3
many -> ^many reduced:vp.part {reduced} +0.7
many -> 'either|both|neither|all' ^many
things -> ^np
things -> ^many

# behind prepositions
pp -> preposition:prep object:things {prepositional}
pp -> preposition:prep object:vp.ger {prepositional} +0.3
pp -> preposition:prep object:pp {prepositional} +0.6
pp -> preposition:prep state:ap {prepositional} +1.5
pp -> preposition:prep place:padv {prepositional} +0.1
pp -> preposition:prep clause:cond {prepositional} +0.6
pp -> preposition:prep clause:rel {prepositional} +1
pp -> preposition:prep aside:paren object:things {prepositional} +0.6
pp -> item:pp conj item:pp {listed} +0.2
pp -> item:pp comma conj? item:pp {listed} +0.8
pp -> adverb:adv ^pp {same} +0.4
pp -> negation:not ^pp {same} +0.3
pp -> ^pp aside:paren {same} +0.3

# relative clauses
rel -> pronoun:who ^vp.fin
rel -> pronoun:who subject:things ^vp.fin {gap} +0.2
rel -> preposition:prep pronoun:who subject:things ^vp.fin +0.3
rel -> subject:things ^vp.fin {gap} +0.6
rel -> pronoun:who subject:things reduced:vp.part +0.8
rel -> 'where' ^about +0.1
rel -> 'whose' ^nom predicate:vp.fin +0.3
`
