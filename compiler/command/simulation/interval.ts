/** Between 0 and 1. */
export interface Interval {
  least: number
  most: number
}

/** The normal quantile for 95% of a two-sided interval. */
const quantile = 1.96

/**
 * Between which shares the true one lies with 95% confidence when `won` of `played` games were won (Wilson's score interval);
 * of no games nothing is known.
 */
export function confidence(won: number, played: number): Interval {
  if (played === 0) return { least: 0, most: 1 }
  const share = won / played
  const square = quantile ** 2
  const middle = share + square / (2 * played)
  const half = quantile * Math.sqrt((share * (1 - share)) / played + square / (4 * played ** 2))
  const scale = 1 + square / played
  return { least: (middle - half) / scale, most: (middle + half) / scale }
}

/** One line: which of two kinds of bots won more of the games that somebody won, and how sure that is; null unless there are two. */
export function comparison(wonByBot: Record<string, number>): string | null {
  const [best, other, ...more] = Object.entries(wonByBot)
    .filter(([bot]) => bot !== 'nobody')
    .sort(([, one], [, two]) => two - one)
  if (!best || !other || more.length > 0) return null
  const [name, won] = best
  const played = won + other[1]
  const { least, most } = confidence(won, played)
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  const sure = least > 0.5 ? `better than ${other[0]} with 95% confidence` : 'no better for sure'
  return `${name} won ${percent(won / played)} of ${String(played)} games; ${percent(least)} to ${percent(most)} with 95% confidence: ${sure}`
}
