import { untilAborted } from '@kernel'

/** Reads one kind of data; sends no more requests after the signal, and calls `onGap` if a part could not be read. */
export type ReadData = (signal: AbortSignal, onGap: () => void) => Promise<unknown>

interface CollectedData {
  readonly data: Readonly<Record<string, unknown>>
  /** Names of the data that could not be read, or not as a whole. */
  readonly failed: readonly string[]
}

/**
 * Calls all readers, one after another, so that the server is not flooded.
 *
 * @param readers the readers by name
 * @param onProgress called with the number of finished readers
 * @param signal stops at once, without an answer of the running reader
 * @throws the reason of the signal
 */
export async function collectData(
  readers: ReadonlyMap<string, ReadData>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<CollectedData> {
  const data: Record<string, unknown> = {}
  const failed = new Set<string>()
  let done = 0
  for (const [name, read] of readers) {
    signal.throwIfAborted()
    try {
      data[name] = await untilAborted(
        read(signal, () => failed.add(name)),
        signal,
      )
    } catch {
      signal.throwIfAborted()
      // The file is saved without this data, and the user sees which data is missing.
      failed.add(name)
    }
    done += 1
    onProgress(done)
  }
  signal.throwIfAborted()
  return { data, failed: [...failed] }
}
