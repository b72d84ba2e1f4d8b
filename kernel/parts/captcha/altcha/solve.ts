import { findNumber, type Search } from './search-nonce'

/** Numbers tried before yielding to the event loop when no worker is available. */
const portion = 2_000

/**
 * Searches in a worker, or in batches on the main thread.
 * @throws the signal's reason when it is aborted
 */
export async function solve(task: Search, signal: AbortSignal): Promise<number | undefined> {
  signal.throwIfAborted()
  try {
    return await searchInWorker(task, signal)
  } catch {
    return searchHere(task, signal)
  }
}

function searchInWorker(task: Search, signal: AbortSignal): Promise<number | undefined> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url))
  let giveUp: () => void = () => undefined
  return new Promise<number | undefined>((resolve, reject) => {
    giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
    worker.addEventListener('error', reject)
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => resolve(data))
    worker.postMessage(task)
  }).finally(() => {
    signal.removeEventListener('abort', giveUp)
    worker.terminate()
  })
}

async function searchHere(task: Search, signal: AbortSignal): Promise<number | undefined> {
  for (let from = task.from; from <= task.to; from += portion) {
    signal.throwIfAborted()
    const found = findNumber({ ...task, from, to: Math.min(task.to, from + portion - 1) })
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
