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

/**
 * Declares a slot.
 * @param id `owner/name`, unique in the product
 * @example
 * export const courseActions = slot<{ course: Course }>('courses/details.actions')
 */
export function slot<Props extends object = object>(id: string): SlotRef<Props> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Slot id "${id}" must have the form owner/name.`)
  return { kind: 'slot', id }
}

/**
 * A contribution to a slot. Everything except `load` and `badge` is available without its code. With `to` and no `load`
 * it is a link.
 */
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
  /** Query of the link: `{ tab: 'mine' }`. */
  readonly query?: Query
  /** A live indicator such as a count, loaded after the first paint. */
  readonly badge?: Load<object>
}

export interface SlotFill {
  readonly slot: string
  readonly entry: SlotEntry<never>
}

/** An entry with a component, or a link with a label. */
export type ShownEntry<Props extends object> = SlotEntry<Props> &
  ({ readonly load: Load<Props> } | { readonly to: RouteRef; readonly label: TextRef })

/**
 * Contributes an entry to a slot of another plugin or of the kernel.
 * @param entry needs `load`, or `to` and `label`
 * @example
 * fill(courseActions, { id: 'commerce/enroll', load: () => import('./ui/enroll-button') })
 */
export function fill<Props extends object>(slot: SlotRef<Props>, entry: ShownEntry<Props>): SlotFill {
  return { slot: slot.id, entry }
}
