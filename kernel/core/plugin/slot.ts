import type { TextRef } from '../i18n/text'
import type { Access, EntryDisplay, LazyContent, Load } from './entry'
import type { Query, RouteRef } from './route'

/** A place on a screen to which plugins contribute. The plugin of the screen declares the slot and its props. */
export interface SlotRef<Props extends object = object> {
  readonly kind: 'slot'
  readonly id: string
  /** Carries the type of the props; never present at run time. */
  readonly props?: Props
}

/** Declares a slot; `owner/name` is unique. @example slot<{ course: Course }>('courses/details.actions') */
export function slot<Props extends object = object>(id: string): SlotRef<Props> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Slot id "${id}" must have the form owner/name.`)
  return { kind: 'slot', id }
}

/** A contribution to a slot: a component with `load`, otherwise a link with `to`. Only `load` and `badge` load code. */
export interface SlotEntry<Props extends object = object> extends EntryDisplay, Partial<LazyContent<Props>> {
  /** `plugin/name`, unique in the slot; config.json orders and removes entries by this id. */
  readonly id: string
  /** Position in the slot, ascending; default 100. */
  readonly order?: number
  readonly access?: Access
  /** Area of the entry in a slot with several areas, such as start and end. */
  readonly segment?: string
  /** Screen that the entry links to; the entry is left out when the plugin of that screen is disabled. */
  readonly to?: RouteRef
  readonly query?: Query
  /** Loads a live indicator such as a count, after the first paint. */
  readonly badge?: Load<object>
}

export interface SlotFill {
  readonly slot: string
  readonly entry: SlotEntry<never>
}

export type ShownEntry<Props extends object> = SlotEntry<Props> &
  ({ readonly load: Load<Props> } | { readonly to: RouteRef; readonly label: TextRef })

/** Contributes an entry, with `load` or with `to` and `label`, to a slot of another plugin or the kernel. */
export function fill<Props extends object>(slot: SlotRef<Props>, entry: ShownEntry<Props>): SlotFill {
  return { slot: slot.id, entry }
}
