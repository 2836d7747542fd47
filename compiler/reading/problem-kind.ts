export interface ProblemKind {
  code: string
  title: string
  severity: 'error' | 'warning'
  /** `{…}` is filled in. */
  message: string
  example: string
  fix: string
}
