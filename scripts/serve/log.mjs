/**
 * Writes one line of JSON to the log. Entries contain no address of a request, which may have a token or name a person.
 *
 * @param {{ event: string, [field: string]: unknown }} entry
 */
export const writeLog = (entry) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }))

/**
 * Logs the kind, method, status and duration in ms of each request, but not its URL, which may name a person.
 *
 * @param {string} kind `api`, `file` or `screen`
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(entry: object) => void} log
 */
export function logRequest(kind, request, response, log) {
  const startedAt = performance.now()
  response.on('close', () => {
    const ms = Math.round(performance.now() - startedAt)
    const isComplete = response.writableFinished
    log({ event: 'request', kind, method: request.method, status: response.statusCode, ms, isComplete })
  })
}
