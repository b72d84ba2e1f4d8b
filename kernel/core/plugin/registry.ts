import type { ConfigIssue } from '../config/parse-with-defaults'
import type { DisabledReason } from './disabled-reasons'
import type { LoadedPlugin } from './load-plugins'
import type { PageEntry, PluginManifest } from './manifest'
import type { RouteRef } from './route'
import type { SettingsRef } from './settings-ref'
import type { SlotEntry, SlotRef } from './slot'

/** What became of one plugin at start; the diagnostics page lists these. */
export interface PluginReport {
  readonly id: string
  readonly on: boolean
  readonly reason?: DisabledReason
  readonly detail?: string
}

/** A screen together with the plugin that serves it. */
export interface RegisteredPage extends PageEntry {
  readonly plugin: string
}

/** A slot's entry together with the plugin that put it there. */
export interface RegisteredEntry<Props extends object = object> extends SlotEntry<Props> {
  readonly plugin: string
}

/** What the enabled plugins add up to; built at start, and anew when a plugin from outside has come; frozen. */
export interface Registry {
  /** Whether there may be more to come: an address that nobody serves may yet be a screen. */
  readonly hasPendingRemotes: boolean
  readonly plugins: readonly PluginReport[]
  readonly pages: readonly RegisteredPage[]
  /** What of the deployment's settings for plugins could not be used. */
  readonly faults: readonly ConfigIssue[]
  /** The settings in force of a plugin; its defaults where it is off. */
  settingsOf<Values extends object>(settings: SettingsRef<Values>): Values
  /** All that plugins put into slots, by the slot's id, as it was before the deployment's wishes. */
  readonly slots: ReadonlyMap<string, readonly RegisteredEntry<never>[]>
  /** The screen of a route, or nothing when its plugin is off. */
  pageOf(route: Pick<RouteRef, 'id'>): RegisteredPage | undefined
  /** The entries of a slot in their order, without those that lead to a screen that is off. */
  entriesOf<Props extends object>(slot: SlotRef<Props>): readonly RegisteredEntry<Props>[]
}

/** What the deployment wishes of slots. */
export interface SlotConfig {
  /** Slot id → entries to leave out, and entries to put first in this order. */
  readonly slots: Readonly<
    Record<string, { readonly remove?: readonly string[]; readonly order?: readonly string[] }>
  >
}

const fallbackOrder = 100

/** Puts the loaded plugins together; whatever is left out has a reason. Nothing in here throws. */
export function createRegistry(
  loaded: readonly LoadedPlugin[],
  settings: SlotConfig,
  hasPendingRemotes = false,
): Registry {
  const reports = new Map<string, PluginReport>()
  const candidates = new Map<string, PluginManifest>()
  const values = new Map<string, object>()
  const faults: ConfigIssue[] = []

  for (const plugin of loaded) {
    if ('off' in plugin)
      reports.set(plugin.id, { id: plugin.id, on: false, reason: plugin.off, detail: plugin.detail })
    else if (candidates.has(plugin.manifest?.id)) {
      const detail = `The id "${plugin.manifest.id}" is taken by another plugin.`
      reports.set(plugin.id, { id: plugin.id, on: false, reason: 'duplicate-id', detail })
    } else {
      const id = plugin.manifest?.id ?? plugin.id
      candidates.set(id, plugin.manifest)
      if (plugin.settings) values.set(id, plugin.settings.values)
      faults.push(...(plugin.settings?.faults ?? []))
    }
  }

  const pages: RegisteredPage[] = []
  const entries = new Map<string, RegisteredEntry<never>[]>()

  for (const [id, manifest] of resolveDependencies(candidates, reports)) {
    try {
      const own = validateManifest(manifest, pages, entries)
      pages.push(...own.pages)
      for (const [slot, entry] of own.fills) entries.set(slot, [...(entries.get(slot) ?? []), entry])
      reports.set(id, { id, on: true })
    } catch (error) {
      reports.set(id, { id, on: false, reason: 'failed', detail: String(error) })
    }
  }

  const pageById = new Map(pages.map((page) => [page.route.id, page]))
  const arranged = new Map(
    [...entries].map(([slot, list]) => {
      const reachable = list.filter((entry) => !entry.to || pageById.has(entry.to.id))
      return [slot, Object.freeze(sortEntries(reachable, settings.slots[slot]))]
    }),
  )

  return Object.freeze({
    hasPendingRemotes,
    plugins: Object.freeze([...reports.values()]),
    pages: Object.freeze(pages),
    faults: Object.freeze(faults),
    settingsOf: <Values extends object>({ plugin, schema }: SettingsRef<Values>) =>
      (values.get(plugin) as Values | undefined) ?? defaultsOf(schema),
    slots: entries,
    pageOf: (route: Pick<RouteRef, 'id'>) => pageById.get(route.id),
    // The props of a slot and of its entries agree by `fill`; the map cannot carry that.
    entriesOf: <Props extends object>(slot: SlotRef<Props>) =>
      (arranged.get(slot.id) ?? []) as unknown as readonly RegisteredEntry<Props>[],
  })
}

function defaultsOf<Values extends object>(schema: SettingsRef<Values>['schema']): Values {
  const result = schema['~standard'].validate({})
  if (result instanceof Promise || result.issues)
    throw new TypeError('A schema of settings answers at once, and has a default for every value.')
  return result.value
}

/** Leaving one plugin out may take the ground from another: repeat until nothing changes. */
function resolveDependencies(candidates: Map<string, PluginManifest>, reports: Map<string, PluginReport>) {
  const rest = new Map(candidates)
  for (let changed = true; changed; ) {
    changed = false
    for (const [id, manifest] of rest) {
      const missing = manifest?.requires?.find((needed) => !rest.has(needed))
      if (!missing) continue
      reports.set(id, {
        id,
        on: false,
        reason: 'missing-requirement',
        detail: `It needs the plugin "${missing}".`,
      })
      rest.delete(id)
      changed = true
    }
  }
  return rest
}

function validateManifest(
  manifest: PluginManifest,
  pages: readonly RegisteredPage[],
  entries: ReadonlyMap<string, readonly RegisteredEntry<never>[]>,
) {
  const own: RegisteredPage[] = []
  for (const page of manifest.routes ?? []) {
    const { route } = page
    const other = pages.find((page) => page.route.id === route.id || page.route.path === route.path)
    if (!other) own.push({ ...page, plugin: manifest.id })
    else if (!page.isFallback)
      throw new Error(`The route "${route.id}" (${route.path}) is served by the plugin "${other.plugin}".`)
  }
  const fills = (manifest.fills ?? []).map(
    ({ slot, entry }) => [slot, { ...entry, plugin: manifest.id } as RegisteredEntry<never>] as const,
  )
  for (const [slot, entry] of fills) {
    if (entries.get(slot)?.some((other) => other.id === entry.id)) {
      throw new Error(`The slot "${slot}" has an entry "${entry.id}" already.`)
    }
  }
  return { pages: own, fills }
}

function sortEntries(entries: readonly RegisteredEntry<never>[], wish: SlotConfig['slots'][string] = {}) {
  const first = wish.order ?? []
  const rank = (entry: RegisteredEntry<never>) =>
    first.includes(entry.id) ? first.indexOf(entry.id) - first.length : (entry.order ?? fallbackOrder)
  // Ranks of a wish are negative, so that they stand before every entry's own order.
  return entries.filter((entry) => !wish.remove?.includes(entry.id)).sort((a, b) => rank(a) - rank(b))
}
