/** Time as this process spends it: CPU time, so that a busy machine does not count against what is measured. */

/** CPU time of this process so far, user and system, in microseconds. */
export function cpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** CPU time of one call, in microseconds. */
export function timed<T>(work: () => T): { result: T; microseconds: number } {
  const begun = cpu()
  const result = work()
  return { result, microseconds: cpu() - begun }
}

/**
 * Microseconds for one round of work, the best of several runs of at least `milliseconds` each. `round` is called with
 * a running number.
 */
export function perRound(round: (number: number) => unknown, milliseconds = 60, runs = 5): number {
  let best = Infinity
  let number = 0
  let batch = 1
  for (let run = 0; run < runs; run++) {
    const begun = cpu()
    let rounds = 0
    let spent: number
    do {
      for (let one = 0; one < batch; one++) round(number++)
      rounds += batch
      spent = cpu() - begun
      // Reading the clock must cost little beside the work.
      if (spent < 1000) batch *= 2
    } while (spent < milliseconds * 1000)
    best = Math.min(best, spent / rounds)
  }
  return best
}
