/** An error that a text or a caller caused: a code to act on, the texts (titles, names of rules) and where it is written. */
export interface FaultDetail {
  code:
    | 'text'
    | 'library'
    | 'contradiction'
    | 'endless'
    | 'no-decision'
    | 'bad-answer'
    | 'runaway'
    | 'loop'
    | 'save'
    | 'law'
  texts: string[]
  where: { file: string; line: number } | null
}

export type Fault = Error & FaultDetail

/** Makes a fault; throw it. No stack trace is needed to understand it. */
export function fault(
  code: FaultDetail['code'],
  message: string,
  texts: string[] = [],
  where: FaultDetail['where'] = null,
): Fault {
  return Object.assign(new Error(where ? `${where.file}:${where.line}: ${message}` : message), {
    code,
    texts,
    where,
  })
}

/** Whether an error is one of ours. */
export function isFault(error: unknown): error is Fault {
  return error instanceof Error && 'code' in error && 'texts' in error && 'where' in error
}
