/**
 * Ends the process after `stop` when it is asked to end, or when npm has been, which started it: npm ends its shell, but not
 * this process.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM') => Promise<unknown>} stop called once
 */
export function onEnd(stop) {
  let hasBegun = false
  const end = async (signal) => {
    if (hasBegun) return
    hasBegun = true
    // What rendered screens or connections have left must not keep the process alive.
    await stop(signal).finally(() => process.exit())
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(signal))
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref()
}
