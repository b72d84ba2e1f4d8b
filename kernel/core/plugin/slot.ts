import type { ReactNode } from 'react'
import type { Settings } from '../config/schema'
import type { TextRef } from '../i18n/text'
import type { Query, RouteRef } from './route'

/** Who sees a screen or slot entry: signed-in users, signed-out users, or both. */
export type Access = 'member' | 'visitor' | 'anyone'

export type Load<Props, Output = ReactNode> = () => Promise<{ readonly default: (props: Props) => Output }>

/** By its settings, a deployment may have no use for a screen or an entry: it is left out, and its code is not loaded. */
export interface Conditional {
  readonly isOn?: (settings: Settings) => boolean
}

export interface LazyContent<Props> {
  readonly load: Load<Props>
  /** Whether the component uses TanStack Query; default `true`. `false` avoids loading that library. */
  readonly hasServerState?: boolean
}

interface EntryDisplay {
  readonly label?: TextRef
  /** SVG path data of an icon in a 24 × 24 box. */
  readonly icon?: string
}

/** A value of a contribution that may still load or may have failed. The helpers of `@kernel/parts` create it. */
export type Loadable<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value }

/** What an entry of a slot must have, by its kind. The slot declares which kinds it takes. */
export interface EntryKinds<Props extends object, Value = unknown> {
  /** A component, drawn in the place of the slot. */
  component: { readonly load: Load<Props> }
  /** A component below a heading, a tab or a button that shows `label`. */
  section: { readonly label: TextRef; readonly load: Load<Props> }
  /** A link to a screen. */
  link: { readonly label: TextRef; readonly to: RouteRef; readonly load?: undefined }
  /** An item of a menu: opens a screen (`to`), or calls a function when it is selected. */
  'menu item': { readonly label: TextRef } & (
    | { readonly load: Load<Props, unknown> }
    | { readonly to: RouteRef; readonly load?: undefined }
  )
  /** A key, `segment`: opens a screen (`to`), or is handled by a component without output. */
  shortcut: { readonly label: TextRef; readonly segment: string } & (
    | { readonly load: Load<Props, null> }
    | { readonly to: RouteRef; readonly load?: undefined }
  )
  /** A link to a screen, and a hook that tells whether the item is done. */
  'checklist item': {
    readonly label: TextRef
    readonly detail?: TextRef
    readonly to: RouteRef
    readonly load: Load<Props, Loadable<Value>>
  }
  /** A component without output, which works in the background. */
  'background component': { readonly load: Load<Props, null> }
  /** A hook that returns data: the owner of the slot collects them with `useCollected`. */
  value: { readonly load: Load<Props, Loadable<Value>> }
  /** A function that the owner of the slot loads and calls when it needs its result. */
  function: { readonly load: Load<Props, Value> }
}

/** A kind of entries: see {@link EntryKinds}. */
export type EntryKind = keyof EntryKinds<object>

/** A place on a screen to which plugins contribute. The plugin of the screen declares the slot, its props and kinds. */
export interface SlotRef<Props extends object = object, Kind extends EntryKind = EntryKind, Value = unknown> {
  readonly kind: 'slot'
  readonly id: string
  /** Carries the type of the props; never present at run time. */
  readonly props?: Props
  /** Carries the kinds that the slot takes; never present at run time, docs/plugin-authors/slots.md lists them. */
  readonly takes?: Kind
  /** Carries the type of the data of hooks and of the result of functions; never present at run time. */
  readonly value?: Value
}

/**
 * Declares a slot; `owner/name` is unique. `Kind` is what it takes: the default is what `<Slot>` draws. `Value` is what the
 * hooks or functions of its entries return.
 *
 * @example slot<{ course: Course }, 'component'>('courses/details.actions')
 * @example slot<object, 'value', readonly Person[]>('network/suggestions.sources')
 */
export function slot<
  Props extends object = object,
  Kind extends EntryKind = 'component' | 'link',
  Value = unknown,
>(id: string): SlotRef<Props, Kind, Value> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Slot id "${id}" must have the form owner/name.`)
  return { kind: 'slot', id }
}

/** A contribution to a slot: a component, hook or function with `load`, otherwise a link with `to`. Only `load` and `badge` load code. */
export interface SlotEntry<Props extends object = object>
  extends EntryDisplay,
    Conditional,
    Partial<LazyContent<Props>> {
  /** `plugin/name`, unique in the slot; config.json orders and removes entries by this id. */
  readonly id: string
  /** Position in the slot, ascending; default 100. */
  readonly order?: number
  readonly access?: Access
  /** A value whose meaning the slot defines: an area of the screen, the devices that show the entry, or a shortcut's key. */
  readonly segment?: string
  /** Heading above keyboard shortcuts that work only on some screens, such as "Posts". */
  readonly group?: TextRef
  /** Second line of a checklist item: why or how to do it; of a profile panel: what it is for. */
  readonly detail?: TextRef
  /** Screen that the entry links to; the entry is left out when the plugin of that screen is disabled. */
  readonly to?: RouteRef
  readonly query?: Query
  /**
   * Loads a live indicator such as a count, after the first paint; of a profile panel: its present value; of a section of a
   * public page: the number of what it lists.
   */
  readonly badge?: Load<Props>
}

export interface SlotFill {
  readonly slot: string
  readonly entry: SlotEntry<never>
}

type KindEntry<Props extends object, Kind extends EntryKind, Value> = Omit<SlotEntry<Props>, 'load'> &
  EntryKinds<Props, Value>[Kind]

/** Contributes an entry to a slot of another plugin or the kernel. What the slot does not take is a type error. */
export function fill<Props extends object, Kind extends EntryKind, Value>(
  slot: SlotRef<Props, Kind, Value>,
  entry: KindEntry<NoInfer<Props>, NoInfer<Kind>, NoInfer<Value>>,
): SlotFill {
  // The kind of the slot decides how its owner runs what `load` loads, which the type of a list of entries cannot express.
  return { slot: slot.id, entry: entry as SlotEntry<never> }
}
