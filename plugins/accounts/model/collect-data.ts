import { untilAborted } from '@kernel'

/** Reads one part of the data; sends no more requests after the signal. */
export type ReadData = (signal: AbortSignal) => Promise<unknown>

interface CollectedData {
  readonly data: Readonly<Record<string, unknown>>
  /** Names of the data that could not be read. */
  readonly failed: readonly string[]
}

/**
 * Calls all readers, one after another, so that the server is not flooded.
 *
 * @param readers the readers by name; `undefined` for data that cannot be read, because its code has not loaded
 * @param onProgress called with the number of finished readers
 * @param signal stops at once, without an answer of the running reader
 * @throws the reason of the signal
 */
export async function collectData(
  readers: ReadonlyMap<string, ReadData | undefined>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<CollectedData> {
  const data: Record<string, unknown> = {}
  const failed: string[] = []
  for (const [name, read] of readers) {
    signal.throwIfAborted()
    try {
      if (read) data[name] = await untilAborted(read(signal), signal)
      else failed.push(name)
    } catch {
      signal.throwIfAborted()
      // The file is saved without this data, and the user sees which data is missing.
      failed.push(name)
    }
    onProgress(Object.keys(data).length + failed.length)
  }
  signal.throwIfAborted()
  return { data, failed }
}
