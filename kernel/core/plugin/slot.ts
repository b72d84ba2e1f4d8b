import type { TextRef } from '../i18n/text'
import type { Access, EntryDisplay, LazyContent, Load } from './entry'
import type { Query, RouteRef } from './route'

/** A place on a screen that plugins fill. The screen that shows it owns it and types its props. */
export interface SlotRef<Props extends object = object> {
  readonly kind: 'slot'
  readonly id: string
  /** Carries the type of the props; never present at run time. */
  readonly props?: Props
}

/**
 * Declares a place that other plugins may fill. Nobody fills it: nothing is shown.
 *
 * @param id `owner/name`, unique in the product
 * @example
 * export const courseActions = slot<{ course: Course }>('courses/details.actions')
 */
export function slot<Props extends object = object>(id: string): SlotRef<Props> {
  if (!/^[\w-]+\/[\w.-]+$/.test(id)) throw new Error(`Slot id "${id}" must have the form owner/name.`)
  return { kind: 'slot', id }
}

/**
 * What a plugin puts into a slot; all but `load` and `badge` is readable without loading code. With `to` and no `load` it
 * is a link, in every slot.
 */
export interface SlotEntry<Props extends object = object> extends EntryDisplay, Partial<LazyContent<Props>> {
  /** `plugin/name`, unique in the slot; a deployment may order or remove entries by it. */
  readonly id: string
  /** Smaller comes first; 100 when left out. */
  readonly order?: number
  readonly access?: Access
  /** A part of the slot, for hosts that have more than one (a start and an end). */
  readonly segment?: string
  /** The screen an entry leads to; with that screen's plugin off the entry is left out. */
  readonly to?: RouteRef
  /** The query string of that screen's address: `{ tab: 'mine' }`. */
  readonly query?: Query
  /** A small live sign on the entry (a count), loaded after the screen is usable. */
  readonly badge?: Load<object>
}

/** An entry together with the slot it belongs to. */
export interface SlotFill {
  readonly slot: string
  readonly entry: SlotEntry<never>
}

/** An entry that shows something: its own component, or a link with a name. */
export type ShownEntry<Props extends object> = SlotEntry<Props> &
  ({ readonly load: Load<Props> } | { readonly to: RouteRef; readonly label: TextRef })

/**
 * Fills a slot of another plugin or of the kernel. An entry needs `load`, or `to` and `label`: with these alone it is a
 * link to that screen.
 *
 * @example
 * fill(courseActions, { id: 'commerce/enroll', load: () => import('./ui/enroll-button') })
 */
export function fill<Props extends object>(slot: SlotRef<Props>, entry: ShownEntry<Props>): SlotFill {
  return { slot: slot.id, entry }
}
