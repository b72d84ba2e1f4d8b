import type { ConfigIssue } from '../config/parse-with-defaults'
import type { Settings } from '../config/schema'
import { defaultSettings } from '../config/settings'
import type { PluginFailure } from './diagnostics'
import type { DisabledReason, LoadedPlugin } from './load-plugins'
import type { PageEntry, PluginManifest, SettingsRef } from './manifest'
import type { RouteRef } from './route'
import type { SlotEntry, SlotRef } from './slot'

/** The state of a plugin: why it is off, as a code and as a sentence. */
export interface PluginReport {
  readonly id: string
  readonly on: boolean
  readonly reason?: DisabledReason
  readonly detail?: string
}

/** A screen, and the id of its plugin. */
export interface RegisteredPage extends PageEntry {
  readonly plugin: string
}

/** An entry of a slot, and the id of its plugin. */
export interface RegisteredEntry<Props extends object = object> extends SlotEntry<Props> {
  readonly plugin: string
}

/** The screens, slots and settings of all enabled plugins: frozen, and replaced when a remote plugin has loaded. */
export interface Registry {
  /** Whether remote plugins are still loading: one of them may have the screen for an unknown path. */
  readonly hasPendingRemotes: boolean
  readonly plugins: readonly PluginReport[]
  readonly pages: readonly RegisteredPage[]
  readonly faults: readonly ConfigIssue[]
  settingsOf<Values extends object>(settings: SettingsRef<Values>): Values
  /** All slot entries by slot id, before config.json removes or orders them. */
  readonly slots: ReadonlyMap<string, readonly RegisteredEntry<never>[]>
  pageOf(route: Pick<RouteRef, 'id'>): RegisteredPage | undefined
  /** Paths that other applications serve, whatever the routes. */
  readonly otherApps: readonly string[]
  /** The entries of a slot in order, without those removed by the configuration and links to missing screens. */
  entriesOf<Props extends object>(slot: SlotRef<Props>): readonly RegisteredEntry<Props>[]
}

/** Whether a remote plugin, which may have the screen for an unknown path, could not be had. */
export const lacksRemote = ({ plugins }: Pick<Registry, 'plugins'>): boolean =>
  plugins.some(({ reason }) => reason === 'unreachable' || reason === 'late')

const defaultOrder = 100

/**
 * Creates the registry. It never throws: a plugin with a mistake is disabled with a reason.
 * @param report called when code of a manifest throws later
 */
export function createRegistry(
  loaded: readonly LoadedPlugin[],
  given: Partial<Settings>,
  hasPendingRemotes = false,
  report: (failure: PluginFailure) => void = () => undefined,
): Registry {
  const settings = { ...defaultSettings, ...given }
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

  const enabled = resolveDependencies(candidates, reports)
  const kernel = enabled.get('kernel')
  for (const [id, manifest] of enabled) {
    try {
      const own = validateManifest(
        manifest,
        settings,
        pages,
        entries,
        manifest === kernel ? undefined : kernel,
      )
      pages.push(...own.pages.map((page) => guardMatchParams(page, report)))
      for (const [slot, entry] of own.fills) entries.set(slot, [...(entries.get(slot) ?? []), entry])
      reports.set(id, { id, on: true })
    } catch (error) {
      reports.set(id, { id, on: false, reason: 'failed', detail: String(error) })
    }
  }

  const pageById = new Map(pages.map((page) => [page.route.id, page]))
  const hasNeeds = (id: string) => enabled.get(id)?.needs?.every((route) => pageById.has(route.id)) ?? true
  const sorted = new Map(
    [...entries].map(([slot, list]) => {
      const reachable = list.filter(({ to, plugin }) => !to || (pageById.has(to.id) && hasNeeds(plugin)))
      return [slot, Object.freeze(sortEntries(reachable, settings.slots[slot]))]
    }),
  )

  return Object.freeze({
    hasPendingRemotes,
    plugins: Object.freeze([...reports.values()]),
    pages: Object.freeze(pages),
    faults: Object.freeze(faults),
    otherApps: settings.otherApps,
    settingsOf: <Values extends object>({ plugin, schema }: SettingsRef<Values>) =>
      (values.get(plugin) as Values | undefined) ?? defaultsOf(schema),
    slots: entries,
    pageOf: (route: Pick<RouteRef, 'id'>) => pageById.get(route.id),
    // `fill` checks that an entry matches the props of its slot, which the type of a map cannot express.
    entriesOf: <Props extends object>(slot: SlotRef<Props>) =>
      (sorted.get(slot.id) ?? []) as unknown as readonly RegisteredEntry<Props>[],
  })
}

/** Wraps `matchParams`, which runs for every path: if it throws, other screens must not break. It is reported once. */
function guardMatchParams(page: RegisteredPage, report: (failure: PluginFailure) => void): RegisteredPage {
  const { matchParams, plugin, route } = page
  if (!matchParams) return page
  let hasFailed = false
  return {
    ...page,
    matchParams(params) {
      try {
        return matchParams(params)
      } catch (error) {
        if (!hasFailed) report({ plugin, entry: route.id, error })
        hasFailed = true
        return false
      }
    },
  }
}

function defaultsOf<Values extends object>(schema: SettingsRef<Values>['schema']): Values {
  const result = schema['~standard'].validate({})
  if (result instanceof Promise || result.issues)
    throw new TypeError('A settings schema must be synchronous and have a default for every value.')
  return result.value
}

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

/** @param kernel registered last, so that its fallback screens give way; its other routes and its entries are reserved */
function validateManifest(
  manifest: PluginManifest,
  settings: Settings,
  pages: readonly RegisteredPage[],
  entries: ReadonlyMap<string, readonly RegisteredEntry<never>[]>,
  kernel?: PluginManifest,
) {
  const own: RegisteredPage[] = []
  const reserved = kernel?.routes?.filter((page) => !page.isFallback) ?? []
  for (const page of manifest.routes ?? []) {
    if (page.isOn?.(settings) === false) continue
    const { route } = page
    const other = [...pages, ...own, ...reserved].find(
      (page) => page.route.id === route.id || page.route.path === route.path,
    )
    if (!other) own.push({ ...page, plugin: manifest.id })
    else if (!page.isFallback)
      throw new Error(`The route "${route.id}" (${route.path}) is taken by "${other.route.id}".`)
  }
  const fills: (readonly [slot: string, RegisteredEntry<never>])[] = []
  for (const { slot, entry } of manifest.fills ?? []) {
    if (entry.isOn?.(settings) === false) continue
    const isReserved = kernel?.fills?.some((fill) => fill.slot === slot && fill.entry.id === entry.id)
    const isOwn = fills.some(([other, { id }]) => other === slot && id === entry.id)
    if (isReserved || isOwn || entries.get(slot)?.some((other) => other.id === entry.id)) {
      throw new Error(`The slot "${slot}" has an entry "${entry.id}" already.`)
    }
    fills.push([slot, { ...entry, plugin: manifest.id } as RegisteredEntry<never>])
  }
  return { pages: own, fills }
}

function sortEntries(entries: readonly RegisteredEntry<never>[], config?: Settings['slots'][string]) {
  const first = config?.order ?? []
  const rank = (entry: RegisteredEntry<never>) =>
    first.includes(entry.id) ? first.indexOf(entry.id) - first.length : (entry.order ?? defaultOrder)
  return entries.filter((entry) => !config?.remove.includes(entry.id)).sort((a, b) => rank(a) - rank(b))
}
