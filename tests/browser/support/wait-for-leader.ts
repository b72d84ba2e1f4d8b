import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until all tabs queue for the lock that elects the leader tab, about a second after they are usable. */
export async function waitForLeader(...tabs: readonly Page[]): Promise<void> {
  const countLocks = () =>
    tabs[0]?.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'roda.usage').length
    })
  await expect.poll(countLocks).toBe(tabs.length)
}
