/** Where a text stops being JSON, and what JSON would have there. */
export interface TextFault {
  readonly offset: number
  readonly expected: string
}
