/** Difference in ms below which the clocks of device and server count as equal: `Date` has whole seconds and an answer takes time. */
const tolerance = 3_000

let offset = 0

/** Learns the server's clock from an answer. A server on another origin must expose the header `Date`; else the device's clock counts. */
export function readServerTime(headers: Headers): void {
  const age = Number(headers.get('age') ?? 0)
  const difference = Date.parse(headers.get('date') ?? '') + age * 1_000 - Date.now()
  if (Number.isFinite(difference)) offset = Math.abs(difference) < tolerance ? 0 : difference
}

/** The server's time at a moment of the device's clock, in ms: for stored moments that are shown or compared with server times. */
export const toServerTime = (moment: number): Date => new Date(moment + offset)

/**
 * The current time by the server's clock. Use it for times that are sent to the server or compared with its times, because the
 * clock of the device may be wrong.
 */
export const serverNow = (): Date => toServerTime(Date.now())
