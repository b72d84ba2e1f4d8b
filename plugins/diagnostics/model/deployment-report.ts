import type {
  Access,
  ConfigIssue,
  EntryKind,
  PluginFailure,
  RegisteredEntry,
  Registry,
  Settings,
} from '@kernel'
import product from '../../../package.json'
import declared from './slots.gen.json'

const versions: Readonly<Record<string, string>> = {
  [product.name]: product.version,
  ...product.dependencies,
}

/** The state of a running deployment, which the diagnostics page shows and copies. */
export type DeploymentReport = Readonly<ReturnType<typeof reportOf>>

interface ReportedEntry {
  readonly id: string
  readonly plugin: string
  readonly access: Access
  readonly kind: EntryKind
  /** Why the entry is not shown: removed by the settings, or the plugin of its route is disabled. */
  readonly leftOut?: 'removed' | 'unreachable'
}

interface Sources {
  readonly registry: Registry
  readonly settings: Settings
  readonly faults: readonly ConfigIssue[]
  readonly failures: readonly PluginFailure[]
}

export function reportOf({ registry, settings, faults, failures }: Sources) {
  return {
    versions,
    plugins: registry.plugins,
    screens: registry.pages.map(({ route, plugin, access }) => ({
      path: route.path,
      id: route.id,
      plugin,
      access,
    })),
    slots: slotsOf(registry, settings),
    settings,
    faults: [...faults, ...registry.faults],
    // Errors with their stack if available.
    failures: failures.map(({ plugin, entry, error }) => ({ plugin, entry, error: describe(error) })),
  }
}

/** All slots of enabled plugins, also those without entries. */
function slotsOf(registry: Registry, settings: Settings) {
  const on = new Set(registry.plugins.flatMap(({ id, on }) => (on ? id : [])))
  const kinds = new Map(Object.entries(declared as Record<string, readonly EntryKind[]>))
  const empty = [...kinds.keys()].filter((id) => on.has(id.slice(0, id.indexOf('/'))))
  return [...new Set([...registry.slots.keys(), ...empty])].map((id) => {
    // Empty if a remote plugin declares the slot.
    const takes = kinds.get(id) ?? []
    return { id, takes, entries: entriesOf(id, takes, registry, settings) }
  })
}

/** The kind of an entry, which the types of `fill` have checked. */
function kindOf({ load }: RegisteredEntry<never>, takes: readonly EntryKind[]): EntryKind {
  if (takes.length === 1 && takes[0]) return takes[0]
  return load ? (takes.find((kind) => kind !== 'link') ?? 'component') : 'link'
}

function entriesOf(
  slot: string,
  takes: readonly EntryKind[],
  registry: Registry,
  settings: Settings,
): ReportedEntry[] {
  const all = registry.slots.get(slot) ?? []
  const toReported = (entry: RegisteredEntry<never>) => {
    const { id, plugin, access = 'anyone' } = entry
    return { id, plugin, access, kind: kindOf(entry, takes) }
  }
  const shown = registry.entriesOf<never>({ kind: 'slot', id: slot })
  const isShown = new Set(shown.map(({ id }) => id))
  const removed = new Set(settings.slots[slot]?.remove)
  const leftOut = all
    .filter(({ id }) => !isShown.has(id))
    .map((entry) => ({
      ...toReported(entry),
      leftOut: removed.has(entry.id) ? ('removed' as const) : ('unreachable' as const),
    }))
  return [...shown.map(toReported), ...leftOut]
}

/** Text of an error. Some browsers include the message in the stack, others do not. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stack = '' } = error
  return stack.includes(error.message) ? stack : `${String(error)}\n${stack}`
}
