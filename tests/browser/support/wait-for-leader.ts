import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Tabs follow each other a second after they can be used; who reports is then settled among them. */
export async function waitForLeader(...tabs: readonly Page[]): Promise<void> {
  const inLine = () =>
    tabs[0]?.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'roda.usage').length
    })
  await expect.poll(inLine).toBe(tabs.length)
}
