/** A file that the emitter makes, before it is written. */
export interface GeneratedFile {
  /** Relative to `generated/`, with forward slashes. */
  path: string
  text: string
}
