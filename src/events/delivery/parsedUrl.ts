/** The parts of a URL that are looked at, as the URL standard names and normalises them. */
export interface ParsedUrl {
  readonly href: string
  /** With its colon. */
  readonly protocol: string
  readonly username: string
  readonly password: string
  /** In lower case and ASCII; an IPv4 address in four decimal numbers, however it was spelled; an IPv6 address in brackets. */
  readonly hostname: string
  /** Empty for the scheme's own. */
  readonly port: string
}

/** Every host has it and it answers the same everywhere, but it is not of the language, so that the compiler must be told of it. */
declare const URL: {
  readonly canParse: (text: string) => boolean
  new (text: string): ParsedUrl
}

/** Without what the URL standard mends silently and other readers do not: blanks, backslashes, slashes that are missing or too many. */
const PLAIN = /^[a-z][a-z\d+.-]*:\/\/[^/\s\\\p{Cc}][^\s\\\p{Cc}]*$/iu

/** Reads an absolute URL with a host, by the URL standard; null when it is none, or one that not everybody reads alike. */
export const parsedUrl = (text: string): ParsedUrl | null => (PLAIN.test(text) && URL.canParse(text) ? new URL(text) : null)
