import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The data that the browser stores for reading without a connection. */
export interface OfflineData {
  /** The JSON texts of the offline copy by key. */
  readonly copy: Readonly<Record<string, string>>
  /** The paths of the files in the caches of the service worker. */
  readonly cached: readonly string[]
  readonly workers: number
}

export const readOfflineData = (page: Page): Promise<OfflineData> =>
  page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const copy: Record<string, string> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      database.onversionchange = () => database.close()
      for (const store of [...database.objectStoreNames].filter((store) => store === 'texts')) {
        const texts = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([answer(texts.getAllKeys()), answer(texts.getAll())])
        for (const [index, key] of keys.entries()) copy[String(key)] = String(values[index])
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname)
    return { copy, cached, workers: (await navigator.serviceWorker.getRegistrations()).length }
  })

/** Polls the stored data. The product may delete a database while it is read: the read fails, and is repeated. */
export const pollOfflineData = <Value>(page: Page, select: (data: OfflineData) => Value) =>
  expect.poll(() => readOfflineData(page).then(select, (error: Error) => error.message))

/** Waits until the offline copy contains the answers to these paths, and the service worker has cached the app. */
export async function waitForOfflineData(page: Page, ...paths: readonly string[]): Promise<void> {
  await pollOfflineData(page, ({ copy, cached }) => [
    ...paths.filter((path) => !Object.keys(copy).some((key) => key.includes(path))),
    ...['/shell.html', '/config.json'].filter((file) => !cached.some((path) => path.endsWith(file))),
  ]).toEqual([])
}
