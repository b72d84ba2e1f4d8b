import { matchPage } from '@kernel/core/navigation/current-page'
import { $failures } from '@kernel/core/plugin/diagnostics'
import { $registry } from '@kernel/core/plugin/registry-store'
import { expect } from '@rstest/core'
import { waitFor } from '@testing-library/react'
import type { Scope } from 'effector'

/** Matches placeholders of content that is loading. */
export const pendingSelector = '[aria-busy=true], [data-loading]'

/** Navigates as a link does, and waits until the new screen is complete. */
export async function openScreen(scope: Scope, address: string): Promise<void> {
  if (address !== location.pathname) {
    const isOver = matchPage(scope.getState($registry), address)?.page.over !== undefined
    const before = [...(dialog() ? [dialog()] : document.querySelectorAll('main > *'))]
    history.pushState({ key: crypto.randomUUID() }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    await waitFor(() => {
      // A screen over another one leaves that one as it is.
      const isOpen = isOver
        ? dialog() && !before.includes(dialog())
        : before.every((one) => !one?.isConnected)
      if (!isOpen) throw new Error(`${address} does not open.`)
    })
  }
  await waitFor(() => {
    if (!heading()) throw new Error(`${address} has no heading.`)
    if ((dialog() ?? document.querySelector('main'))?.querySelector(pendingSelector))
      throw new Error(`${address} does not end loading.`)
  })
  expect(scope.getState($failures), `what failed at ${address}`).toEqual([])
  expect(deadLinks(scope), `links at ${address} that lead nowhere`).toEqual([])
}

/** The dialog that is a screen; others, such as the one about privacy, have no heading of level 1. */
const dialog = () => document.querySelector('[role=dialog] h1')?.closest('[role=dialog]')
export const heading = () => (dialog() ?? document.querySelector('main'))?.querySelector('h1')?.textContent

function deadLinks(scope: Scope): string[] {
  const registry = scope.getState($registry)
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter((pathname) => !matchPage(registry, pathname))
}
