const LONGEST = 60

/** A text in quotation marks, on one line, cut where it gets long. */
export const shortText = (text: string): string =>
  JSON.stringify(text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`)
