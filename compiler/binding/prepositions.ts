/** Words before which a slot of a header, or of a call, starts. */
export const prepositions: ReadonlySet<string> = new Set(
  `aboard about above across after against along among around as at before behind below beneath beside between beyond by
  down during for from in inside into near of off on onto out over past per through to toward towards under until up upon
  via with within without`.split(/\s+/),
)
