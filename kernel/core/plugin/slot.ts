import type { TextRef } from '../i18n/text'
import type { Access, EntryDisplay, LazyContent, Load } from './entry'
import type { Query, RouteRef } from './route'

/** A place on a screen to which plugins contribute. The screen owns it and types its props. */
export interface SlotRef<Props extends object = object> {
  readonly kind: 'slot'
  readonly id: string
  /** Type only; never present at run time. */
  readonly props?: Props
}

/** Declares a slot; `owner/name` is unique. @example slot<{ course: Course }>('courses/details.actions') */
export function slot<Props extends object = object>(id: string): SlotRef<Props> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Slot id "${id}" must have the form owner/name.`)
  return { kind: 'slot', id }
}

/** A contribution to a slot; only `load` and `badge` load code. With `to` and no `load` it is a link. */
export interface SlotEntry<Props extends object = object> extends EntryDisplay, Partial<LazyContent<Props>> {
  /** `plugin/name`, unique in the slot; config.json orders and removes entries by it. */
  readonly id: string
  /** Ascending; default 100. */
  readonly order?: number
  readonly access?: Access
  /** For slots with several areas, such as start and end. */
  readonly segment?: string
  /** Link target; the entry is left out when the plugin of the screen is disabled. */
  readonly to?: RouteRef
  readonly query?: Query
  /** A live indicator such as a count, loaded after the first paint. */
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
