/** What was awaited did not come in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Gives up what nothing is seen without: a server that takes a file's request and never answers would leave the page
 * blank for ever, where there is something to go on with.
 *
 * @param limit milliseconds
 * @throws {TimeoutError} when nothing came in time, or what was awaited throws
 * @example
 * await inTime(fetchTexts('pt-BR'), 10_000).catch(() => baseTexts())
 */
export function withTimeout<Value>(awaited: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`Nothing came within ${limit} ms.`)), limit)
    awaited.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
