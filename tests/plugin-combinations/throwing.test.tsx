import { $failures } from '@kernel/core/plugin/diagnostics'
import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import {
  allowConsoleErrors,
  openProduct,
  startMockServer,
  type ThrowingPhase,
  throwingAtCleanUps,
  throwingPhases,
  throwingPlugin,
  thrown,
} from '@tests/kit'
import { addressOf, isForVisitors, manifests, shrink } from './open-screens'
import { isOwn, openScreen } from './screens'

const mock = startMockServer()

/** Phases after which a plugin has no screens, or not all. */
const isOff = /evaluated|settings|path/

/** All plugins throw in these phases; in the others, where their own code makes no difference, one does. */
const ofAll: readonly ThrowingPhase[] = [
  'loads its code',
  'runs its screens, components, hooks and functions',
]
const cases = manifests.flatMap((manifest) =>
  (manifest.id === 'groups' ? throwingPhases : ofAll).map((phase) => ({ id: manifest.id, phase, manifest })),
)

// Covers PLG-04
test.each(cases)(
  'the plugin $id that throws when it $phase is named, and the others work',
  async ({ id, phase, manifest }) => {
    allowConsoleErrors(thrown, /There is no screen at/)
    shrink(mock)
    const { plugin, settings: ofPlugin } = throwingPlugin(phase, manifest)
    const settings = { ...ofPlugin, diagnostics: true }
    const plugins = manifests.map((one) => (one === manifest ? plugin : one))
    const own = (manifest.routes ?? []).filter((page) => !isForVisitors(page)).map(addressOf)
    const others = ['/mypage', '/messages', '/discover', '/shoppingCart', '/settings']
    const scope = await openProduct(own[0] ?? '/settings', { plugins, settings, as: 'ana' })
    await screen.findByLabelText('Account menu')
    for (const address of isOff.test(phase) ? own.slice(0, 1) : own) {
      await openScreen(scope, address, id)
      const [shown] = ['[role=dialog]:has(h1)', 'main'].flatMap((selector) => [
        ...document.querySelectorAll<HTMLElement>(selector),
      ])
      const waysOn = () => shown?.querySelectorAll('button, a[href]').length
      await waitFor(() => expect(waysOn(), address).toBeGreaterThan(0))
    }
    await throwingAtCleanUps(async () => {
      for (const address of others.filter((one) => !own.includes(one))) await openScreen(scope, address, id)
    })
    expect(scope.getState($failures).some(isOwn(id))).toBe(true)
  },
)
