import type { Makers } from './evaluator.js'

export const literalMakers: Makers<'number' | 'truth' | 'word' | 'text' | 'nothing'> = {
  number:
    ({ value }) =>
    () =>
      value,
  truth:
    ({ value }) =>
    () =>
      value,
  word:
    ({ value }) =>
    () =>
      value,
  text:
    ({ value }) =>
    () =>
      value,
  nothing: () => () => null,
}
