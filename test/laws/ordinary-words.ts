/**
 * Words of games that are ordinary English, or ordinary words of programs, cards and rules, and so occur in general code.
 * Each is something that a reader who knows none of the games would still understand as it stands there; `strike`, `bid`,
 * `steal`, `fly` and `forfeit` stand in the table of irregular English verbs, `commander` is a package.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `card player deck hand unit character location turn phase round game step action window response responses actions
   text title owner at under attached aboard face up down ready number value type order choose draw play use move place
   discard reveal shuffle roll lose win destroy cancel return end begin side power cost name
   start open opening table replace effect site sense around terrain size complete fresh ability labels force setup version
   finish save drop deeds aftermath stack general declarations alter sweep protected spent icons moved stopped hit
   keep test build block unique orders modifier building commander strike bid forfeit
   act attach call carry contest deed guard moment plain plans protect reach take
   double ship fleet shoot shot flee traits rest marks with draws adds steal fly flip flipped clone
   row come bear outcome mine scout buy transfer insert alongside keep search drive bring show raise`
    .split(/\s+/)
    .concat('draw a card', 'may draw', 'second type', 'out of play'),
)
