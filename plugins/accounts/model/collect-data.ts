export type ReadData = () => Promise<unknown>

interface CollectedData {
  readonly data: Readonly<Record<string, unknown>>
  /** Names of the data that could not be read. */
  readonly failed: readonly string[]
}

/**
 * Calls all readers, one after another, so that the server is not flooded.
 *
 * @param onProgress called with the number of finished readers
 * @param signal stops before the next reader
 * @throws the reason of the signal
 */
export async function collectData(
  readers: ReadonlyMap<string, ReadData>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<CollectedData> {
  const data: Record<string, unknown> = {}
  const failed: string[] = []
  for (const [name, read] of readers) {
    signal.throwIfAborted()
    try {
      data[name] = await read()
    } catch {
      // The file is saved without this data, and the user sees which data is missing.
      failed.push(name)
    }
    onProgress(Object.keys(data).length + failed.length)
  }
  signal.throwIfAborted()
  return { data, failed }
}
