/** Where something stands in the file: object keys and list positions from the top. */
export type Path = readonly PropertyKey[]

/** One thing wrong with the file. */
export interface Fault {
  readonly path: Path
  /** Completes the sentence "expected ...". */
  readonly expected: string
  /** Completes the sentence "got ...", where that is not simply the value at the path. */
  readonly got?: string
}

/** Takes note of a fault. */
export type Report = (path: Path, expected: string, got?: string) => void
