/** The one line on standard error that tells a watching person how far the work is; nobody else sees it. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

export const clearProgress = (): void => showProgress('')
