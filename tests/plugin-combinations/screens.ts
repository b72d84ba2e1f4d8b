import { matchPage } from '@kernel/core/navigation/current-page'
import { $failures, type PluginFailure } from '@kernel/core/plugin/diagnostics'
import { $registry } from '@kernel/core/plugin/registry-store'
import { expect } from '@rstest/core'
import { waitFor } from '@testing-library/react'
import type { Scope } from 'effector'

/** Matches placeholders of content that is loading. */
export const pendingSelector = '[aria-busy=true], [data-loading]'

/**
 * Navigates as a link does, and waits until the new screen is complete.
 * @param throwing id of a plugin that may fail
 */
export async function openScreen(scope: Scope, address: string, throwing?: string): Promise<void> {
  if (address !== location.pathname) {
    const isOver = matchPage(scope.getState($registry), address)?.page.over !== undefined
    const before = [...(dialog() ? [dialog()] : document.querySelectorAll('main h1'))]
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
  const failures = scope.getState($failures).filter((failure) => !throwing || !isOwn(throwing)(failure))
  expect(failures, `what failed at ${address}`).toEqual([])
  // The screens of a plugin that cannot match a path are not found.
  if (throwing) return
  expect(deadLinks(scope), `links at ${address} that lead nowhere`).toEqual([])
}

/** Whether a failure names a plugin: a clean-up may be that of several entries, which have left together. */
export const isOwn =
  (id: string) =>
  ({ plugin }: PluginFailure) =>
    plugin.split(' or ').includes(id)

/** The dialog that is a screen; others, such as the one about privacy, have no heading of level 1. */
const dialog = () => document.querySelector('[role=dialog] h1')?.closest('[role=dialog]')
export const heading = () => (dialog() ?? document.querySelector('main'))?.querySelector('h1')?.textContent

function deadLinks(scope: Scope): string[] {
  const registry = scope.getState($registry)
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map(({ pathname }) => pathname)
    .filter((pathname) => !matchPage(registry, pathname))
}
