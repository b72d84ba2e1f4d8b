import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Waits until all tabs queue for the lock that elects the leader tab, about a second after they are usable. */
export async function waitForElection(...tabs: readonly Page[]): Promise<void> {
  const countLocks = () =>
    tabs[0]?.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'roda.usage').length
    })
  await expect.poll(countLocks).toBe(tabs.length)
}

/** Waits until a tab holds the lock of the leader. */
export async function waitForLeader(tab: Page): Promise<void> {
  const isLeader = () =>
    tab.evaluate(() =>
      // A lock of the tab tells its client id.
      navigator.locks.request('own', async () => {
        const { held = [] } = await navigator.locks.query()
        const [own, leader] = ['own', 'roda.usage'].map((name) => held.find((lock) => lock.name === name))
        return own?.clientId === leader?.clientId
      }),
    )
  await expect.poll(isLeader).toBe(true)
}
