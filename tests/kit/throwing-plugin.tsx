import type { PluginManifest } from '@kernel/core/plugin/manifest'
import { defineSettings } from '@kernel/core/plugin/manifest'
import type { Load, SlotEntry } from '@kernel/core/plugin/slot'
import declared from '@plugins/diagnostics/model/slots.gen.json'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import type { PluginSource } from './open-product'

/** The message of each error, for `allowConsoleErrors`. */
export const thrown = /thrown by the test/

function fail(): never {
  throw new Error('thrown by the test')
}

let isLeaving = false
/** Strict mode also runs clean-ups after the first effects, and the end of a test does: they throw only during the call. */
export async function throwingAtCleanUps(leave: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  await leave()
  isLeaving = false
}
const failAtLeaving = () => {
  if (isLeaving) fail()
}

type AnyLoad = Load<never, unknown>
type Run = (props: never) => unknown

/** Replaces what the loaded component, hook or function does. */
const runs =
  (run: (original: Run) => Run) =>
  (load: AnyLoad): AnyLoad =>
  async () => ({ default: run((await load()).default) })

const kindsOf = (slot: string): readonly string[] => declared[slot as keyof typeof declared] ?? []
const hasOutput = (slot: string) =>
  kindsOf(slot).every((kind) => !/^(value|function|menu item|checklist item)$/.test(kind))

/** Replaces the code of all screens and contributions. */
const inCode =
  (change: (load: AnyLoad) => AnyLoad, isChanged: (slot: string) => boolean = () => true) =>
  (manifest: PluginManifest): PluginManifest => {
    const changed = <Entry extends Partial<Pick<SlotEntry<never>, 'load' | 'badge'>>>(
      entry: Entry,
    ): Entry => ({
      ...entry,
      ...(entry.load && { load: change(entry.load as AnyLoad) }),
      ...(entry.badge && { badge: change(entry.badge as AnyLoad) }),
    })
    return {
      ...manifest,
      routes: manifest.routes?.map(changed),
      fills: manifest.fills?.map((fill) =>
        isChanged(fill.slot) ? { ...fill, entry: changed(fill.entry) } : fill,
      ),
    } as PluginManifest
  }

/** Renders the original beside a component that throws. */
const beside = (Thrower: () => ReactNode) =>
  inCode(
    runs((original) => {
      const Original = original as (props: object) => ReactNode
      return ((props: object) => (
        <>
          <Original {...props} />
          <Thrower />
        </>
      )) as Run
    }),
    hasOutput,
  )

/** When code of a plugin throws, and what does it to a plugin. */
const phases = {
  'is evaluated': fail,
  'starts its models': (manifest) => ({ ...manifest, model: async () => fail() }),
  'reads its settings': (manifest) => ({ ...manifest, settings: async () => fail() }),
  'checks its settings': (manifest) => ({
    ...manifest,
    settings: async () => ({
      default: defineSettings(manifest.id, { '~standard': { version: 1, vendor: 'test', validate: fail } }),
    }),
  }),
  'matches a path': (manifest) => ({
    ...manifest,
    routes: manifest.routes?.map((page) => ({ ...page, matchParams: fail })) ?? [],
  }),
  'loads its code': inCode(() => async () => fail()),
  'runs its screens, components, hooks and functions': inCode(runs(() => fail)),
  'runs an effect': beside(() => {
    useEffect(fail, [])
    return null
  }),
  'runs a layout effect': beside(() => {
    useLayoutEffect(fail, [])
    return null
  }),
  'cleans up an effect': beside(() => {
    useEffect(() => failAtLeaving, [])
    return null
  }),
  'cleans up a layout effect': beside(() => {
    useLayoutEffect(() => failAtLeaving, [])
    return null
  }),
} satisfies Readonly<Record<string, (manifest: PluginManifest) => PluginManifest>>

export type ThrowingPhase = keyof typeof phases

export const throwingPhases = Object.keys(phases) as readonly ThrowingPhase[]

/**
 * A plugin that throws whenever it does this, for `plugins` of the functions that open the product. Its settings are read only
 * if `config.json` has some: pass `settings`.
 * @example
 * const { plugin, settings } = throwingPlugin('runs an effect', groups)
 * await openProduct('/manageGroups', { plugins: [posts, plugin], settings })
 */
export function throwingPlugin(phase: ThrowingPhase, manifest: PluginManifest) {
  const change: (manifest: PluginManifest) => PluginManifest = phases[phase]
  const plugin: PluginSource = { id: manifest.id, source: async () => ({ default: change(manifest) }) }
  return { plugin, settings: { plugins: { [manifest.id]: { any: true } } } }
}
