/**
 * Words of games that are ordinary English, or the ordinary words of cards and rules, and so may occur in general code.
 * Each is something that a reader who knows none of the games would still understand as it stands there.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `card player deck hand unit character location turn phase round game step action window response responses actions
   text title owner at under attached aboard face up down ready number value type order choose draw play use move place
   discard reveal shuffle roll lose win destroy cancel return end begin side power cost name
   test unique double block modifier shoot shot ship fleet traits`.split(/\s+/),
)
