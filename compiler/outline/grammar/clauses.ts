/** Shapes of verb phrases, conditions, clauses and sentences. */
export const clauseShapes = `
# what something is like
ap -> ^adj
ap -> ^padv +0.1
ap -> adverb:adv ^ap +0.3
ap -> negation:not ^ap +0.1
ap -> ^ap @:pp {adjectival}
ap -> ^ap purpose:vp.to +0.3
ap -> item:ap conj item:ap {list} +0.2
ap -> ^ap place:padv +0.3
ap -> ^ap aside:paren +0.3
ap -> ^ap condition:cond +0.8

# changes
delta -> ^signed
delta -> sign amount:np +0.1
delta -> op amount:quantity +0.2
delta -> op amount:np +0.4
delta -> ^signed amount:nom +0.2
delta -> ^delta @:pp {perThing} +0.2
delta -> ^delta aside:paren +0.2
delta -> ^delta condition:cond +0.5
delta -> item:delta conj item:delta {list} +0.3
delta -> item:delta comma conj? item:delta {list} +0.5
delta -> ^delta adverb:adv +0.5
change -> attribute:things delta {changing}
change -> attribute:things comparison {changing} +0.1
change -> adverb:adv ^change +0.2
change -> ^change aside:paren +0.2
change -> ^change place:padv +0.3
change -> item:change conj item:change {list} +0.1
change -> item:change comma item:change {list} +0.3
change -> item:change comma conj item:change {list} +0.2
change -> ^change @:pp {perThing} +0.2

# verbs with what belongs to them
verb.F -> item:verb.F conj item:verb.F {list} +0.3
verb.F -> ^verb.F aside:paren {gloss} +0.3
verb.F -> ^verb.F adverb:adv conj item:verb.F +1
vp.F -> ^verb.F
vp.F -> ^vp.F object:things {object}
vp.F -> ^vp.F object:quoted
vp.F -> ^vp.F @:pp {complement}
gapped -> amount:count @:pp
vp.F -> ^vp.F conj gapped:gapped +0.2
vp.F -> ^vp.F comma conj? gapped:gapped +0.4
vp.F -> ^vp.F comma @:pp {complement} +1
vp.F -> ^vp.F adverb:adv +0.1
vp.F -> ^vp.F place:padv +0.1
vp.F -> adverb:adv ^vp.F +0.1
vp.F -> ^vp.F times:freq +0.1
vp.F -> ^vp.F change:delta {changeable}
vp.F -> ^vp.F change:change +0.3
vp.F -> ^vp.F aside:paren +0.3
vp.F -> ^vp.F purpose:vp.to {purpose}
vp.F -> ^vp.F state:ap {stative} +0.5
vp.F -> ^vp.F gerund:vp.ger +1.2
vp.F -> ^vp.F to destination:rel +1
vp.F -> ^vp.F condition:cond +0.5
vp.F -> item:vp.F conj item:vp.F {list} +0.2
vp.F -> item:vp.F comma conj item:vp.F {list} +0.4
vp.F -> item:vp.F comma? conj comma lead:lead comma item:vp.F {list} +0.4
vp.F -> ^vprun.F comma? conj item:vp.F {list} +0.2
vprun.F -> item:vp.F comma item:vp.F {list} +0.2
vprun.F -> ^vprun.F comma item:vp.F {list}
vp.F -> item:vp.F comma? 'then' item:vp.F {list} +0.2

# being, having, doing
be.F -> ^be.F negation:not
be.F -> ^be.F adverb:adv +0.1
have.F -> ^have.F negation:not
have.F -> ^have.F adverb:adv +0.1
pred -> state:ap
pred -> value:things {nominal}
pred -> @:pp {placed}
pred -> change:change
pred -> change:delta +0.1
pred -> passive:vp.part +0.3
pred -> compare:comparison +0.2
pred -> negation:not ^pred +0.2
pred -> ^pred condition:cond +0.6
pred -> ^pred aside:paren +0.3
pred -> ^pred @:pp +0.9
pred -> item:pred conj item:pred {list} +0.2
pred -> item:pred comma conj item:pred {list} +0.4
pred -> ^predrun comma? conj item:pred {list} +0.2
predrun -> item:pred comma item:pred {list} +0.2
predrun -> ^predrun comma item:pred {list}
vp.F -> verb:be.F predicate:pred {being}
vp.F -> auxiliary:be.F ^vp.part {passive}
vp.F -> auxiliary:be.F ^vp.ger {progressive} +0.2
vp.F -> auxiliary:be.F purpose:vp.to +0.4
vp.F -> auxiliary:have.F ^vp.part {perfect} +0.2
vp.F -> verb:be.F {alone} +2
aux -> ^modal
aux -> ^cannot
aux -> ^aux negation:not
aux -> ^aux adverb:adv +0.1
aux -> ^do.third
aux -> ^do.base
aux -> ^do.past
aux -> ^dont.third
aux -> ^dont.base
aux -> ^dont.past
vp.fin -> ^vp.third {third}
vp.fin -> ^vp.base {plain}
vp.fin -> ^vp.past {finite}
vp.fin -> auxiliary:aux ^vp.base {modal}
vp.fin -> auxiliary:aux {alone} +1.5
vp.fin -> auxiliary:aux aside:paren ^vp.base {modal} +0.5
vp.fin -> adverb:adv ^vp.fin +0.15
vp.fin -> item:vp.fin conj item:vp.fin {list} +0.25
vp.fin -> item:vp.fin comma conj item:vp.fin {list} +0.35
vp.fin -> item:vp.fin comma? conj comma lead:lead comma item:vp.fin {list} +0.3
vp.fin -> item:vp.fin conj lead:lead comma item:vp.fin {list} +0.6
vp.fin -> ^finrun comma? conj item:vp.fin {list} +0.2
finrun -> item:vp.fin comma item:vp.fin {list} +0.3
finrun -> ^finrun comma item:vp.fin {list}
vp.to -> to ^vp.base
forto -> 'for' subject:things ^vp.to
vp.F -> ^vp.F purpose:forto +0.1
lead -> purpose:forto +0.1
vp.to -> negation:not to ^vp.base
vp.to -> to adverb:adv ^vp.base +0.2
vp.to -> item:vp.to conj item:vp.to {list} +0.2

# clauses
s -> subject:things ^vp.fin {subject}
s -> subject:things comma ^vp.fin {subject} +2
s -> subject:things adverb:adv ^vp.fin {subject} +0.3
s -> subject:things aside:paren ^vp.fin {subject} +0.3
s -> subject:things ^vp.part {telegraphic} +0.3
s -> ^vp.part {undone} +0.8
s -> ^vp.fin {subjectless}
s -> subject:things change:change +0.8
s -> subject:things change:delta {ofNumbers} +0.4
s -> change:change
s -> 'there' ^vp.fin {there}
s -> left:things compare:comparison {definition} +0.3
s -> ^s condition:cond +0.2
verbless -> subject:things state:ap +0.1
verbless -> subject:things @:pp {verbless} +0.15
verbless -> subject:things predicate:vp.part {patient} +0.15
verbless -> subject:things predicate:vp.ger +0.15
verbless -> subject:things place:padv +0.05
verbless -> subject:things comparison {compared} +0.1
verbless -> subject:things negation:not state:ap +0.2
verbless -> subject:things negation:not @:pp +0.2
verbless -> subject:things auxiliary:aux +0.5

# conditions
about -> ^s
about -> ^verbless
about -> state:ap +0.05
about -> @:pp +0.1
about -> predicate:vp.ger +0.05
about -> predicate:vp.part +0.1
about -> value:things +0.9
about -> item:about conj item:about {list} +0.2
about -> item:about comma conj item:about {list} +0.5
about -> item:about comma item:about {list} +1.5
about -> adverb:adv ^about +0.4
about -> ^about place:padv +0.5
about -> ^about aside:paren +0.3
cond -> subordinator:sub ^about
cond -> subordinator:sub aside:paren ^about +0.3
cond -> item:cond conj item:cond {list} +0.2
cond -> item:cond comma conj? item:cond {list} +0.6
cond -> adverb:adv ^cond +0.3
cond -> subordinator:sub adverb:adv +1
cond -> aside:paren ^cond +0.8

# what stands before a clause
lead -> condition:cond
lead -> @:pp +0.1
lead -> times:freq +0.1
lead -> times:freq @:pp
lead -> times:freq adverb:adv
lead -> adverb:adv +0.1
lead -> purpose:vp.to +0.3
lead -> gerund:vp.ger +1
lead -> gerund:vp.part +1
lead -> state:ap +1
lead -> period:things {period} +1
lead -> ^lead condition:cond +0.4
lead -> ^lead @:pp +0.3
lead -> ^lead aside:paren +0.2
lead -> item:lead conj item:lead {list} +0.4
lead -> item:lead comma item:lead +0.3
c -> ^s
c -> heading:things +2.2
c -> state:ap +0.4
c -> @:pp +1.5
c -> lead:lead +1.8
c -> ^verbless +2
c -> keyword:names number:count +1
c -> lead:lead comma ^c +0.03
c -> lead:lead ^c {leading}
c -> ^c comma lead:lead +0.5
c -> ^c condition:cond +0.3
c -> ^c aside:paren +0.35
c -> ^c lead:lead +1.2
c -> cost:c colon effect:c +0.3
c -> case:paren ^c +0.3
cs -> item:c conj item:c {list} +0.45
cs -> item:c comma conj item:c {list} +0.1
cs -> item:c comma item:c {list} +1
cs -> item:c semi conj? item:c {list}
cs -> item:c colon item:c {list} +0.2
cs -> item:c comma 'then' item:c {list}
cs -> ^cs conj item:c {list} +0.3
cs -> ^cs comma conj? item:c {list} +0.3
cs -> ^cs comma 'then' item:c {list}
cs -> ^cs semi conj? item:c {list}
cs -> ^cs colon item:c {list} +0.2
cs -> item:c comma? conj comma item:c {list} +0.1
cs -> ^cs comma? conj comma item:c {list} +0.3
cs -> lead:lead comma ^cs
cs -> lead:lead colon ^cs +0.2
cs -> lead:lead colon ^c +0.2
cs -> ^cs condition:cond +0.8
cs -> ^cs aside:paren +0.3
cs -> ^cs comma lead:lead +0.8

# brackets and quotes
inside -> ^cs
inside -> ^c
inside -> value:things +0.6
inside -> @:pp +0.3
inside -> change:delta
inside -> predicate:vp.part +0.4
inside -> predicate:vp.ger +0.4
inside -> adverb:adv
inside -> adverb:adv value:things +0.8
inside -> quantifier:det +0.4
inside -> compare:comparison +0.2
inside -> conj ^inside
inside -> cond:lead +0.2
inside -> ^inside condition:cond +0.3
inside -> bullet
inside -> relative:rel +0.3
inside -> ^inside stop +0.1
inside -> ^inside stop item:inside +0.2
inside -> ^inside semi item:inside +0.2
inside -> ^inside comma item:inside +0.6
inside -> value:things stop item:inside +0.4
inside -> negation:not ^inside +0.3
inside -> label:label ^inside
inside -> ^inside label:label item:inside +0.4
paren -> open ^inside close
quoted -> say ^inside said
quoted -> say ^sentence said

# sentences
labelled -> head:names
labelled -> head:nom +0.2
labelled -> head:verb.base +0.3
labelled -> head:verb.part +0.3
labelled -> head:adj +0.3
labelled -> head:names aside:paren +0.1
labelled -> head:nom aside:paren +0.1
label -> ^labelled colon
label -> ^labelled stop colon
sentence -> label:label op
sentence -> ^c
sentence -> ^cs
sentence -> label:label
sentence -> label:label ^sentence
sentence -> conj ^sentence
sentence -> ^sentence stop
sentence -> bullet ^sentence
sentence -> aside:paren
sentence -> aside:paren ^sentence +0.4
sentence -> heading:quoted +0.5
sentence -> ^sentence stop item:sentence +0.5
`
