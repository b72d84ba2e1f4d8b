/** Waits for a value, but only until the signal. @throws the reason of the signal */
export function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([value, aborted])
}
