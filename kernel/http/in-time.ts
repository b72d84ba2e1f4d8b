/**
 * Gives up what nothing is seen without: a server that takes a file's request and never answers would leave the page
 * blank for ever, where there is something to go on with.
 *
 * @param limit milliseconds
 * @throws what was awaited throws, or that it did not come in time
 * @example
 * await inTime(fetchTexts('pt-BR'), 10_000).catch(() => baseTexts())
 */
export function inTime<Value>(awaited: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${limit} ms.`)), limit)
    awaited.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
