/** English verbs whose forms no rule gives: stem, then past and participle (one word when they are the same). */
const table = `
be was been; become became become; begin began begun; bring brought; build built; buy bought; catch caught; choose chose chosen;
come came come; cost cost; cut cut; deal dealt; do did done; draw drew drawn; drive drove driven; fall fell fallen;
feel felt; fight fought; find found; flee fled; fly flew flown; forbid forbade forbidden; forget forgot forgotten;
get got gotten; give gave given; go went gone; grow grew grown; have had; hide hid hidden; hit hit; hold held; hurt hurt; keep kept;
know knew known; lead led; leave left; lend lent; let let; lose lost; make made; mean meant; meet met; pay paid; put put;
read read; ride rode ridden; rise rose risen; run ran run; say said; see saw seen; sell sold; send sent; set set;
shake shook shaken; shoot shot; show showed shown; shut shut; sink sank sunk; sleep slept; speak spoke spoken; spend spent;
spin spun; split split; spread spread; stand stood; steal stole stolen; strike struck; swim swam swum; take took taken; teach taught;
tell told; think thought; throw threw thrown; understand understood; win won; withdraw withdrew withdrawn; write wrote written;
transfer transferred; refer referred; commit committed; permit permitted; outbid outbid; bid bid; reset reset; reroll rerolled;
forfeit forfeited; cast cast; beat beat beaten; bind bound; break broke broken; swing swung; sweep swept; undo undid undone
`

export const irregularVerbs: ReadonlyMap<string, { past: string; participle: string }> = new Map(
  table
    .split(';')
    .map((line) => line.trim().split(/\s+/))
    .map(([stem = '', past = '', participle = past]) => [stem, { past, participle }]),
)
