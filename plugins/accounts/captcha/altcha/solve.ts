import { loadCode } from '@kernel'
import type { SearchTask } from './search-nonce'

const batchSize = 2_000
const loadSearch = () => import('./search-nonce')

/** Solves a captcha in a worker or, if the worker fails, on the main thread. @throws the signal's reason when aborted */
export async function solve(task: SearchTask, signal: AbortSignal): Promise<number | undefined> {
  signal.throwIfAborted()
  try {
    return await searchInWorker(task, signal)
  } catch {
    return searchOnMainThread(task, signal)
  }
}

function searchInWorker(task: SearchTask, signal: AbortSignal): Promise<number | undefined> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url))
  let rejectAborted: () => void = () => undefined
  return new Promise<number | undefined>((resolve, reject) => {
    rejectAborted = () => reject(signal.reason)
    signal.addEventListener('abort', rejectAborted)
    worker.addEventListener('error', reject)
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => resolve(data))
    worker.postMessage(task)
  }).finally(() => {
    signal.removeEventListener('abort', rejectAborted)
    worker.terminate()
  })
}

async function searchOnMainThread(task: SearchTask, signal: AbortSignal): Promise<number | undefined> {
  const { findNumber } = await loadCode(loadSearch)
  for (let from = task.from; from <= task.to; from += batchSize) {
    signal.throwIfAborted()
    const found = findNumber({ ...task, from, to: Math.min(task.to, from + batchSize - 1) })
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
