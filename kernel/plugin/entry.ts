import type { ReactNode } from 'react'
import type { TextRef } from '../i18n/text'
import type { IconShape } from '../ui/icons/shape'

/** Who sees a screen or an entry: signed in, signed out, or both. */
export type Access = 'member' | 'visitor' | 'anyone'

/** Loads a component when it is first needed: `() => import('./pages/cart')`. */
export type Load<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>

/** What a screen or an entry is made of. */
export interface Content<Props> {
  readonly load: Load<Props>
  /**
   * Whether it reads or changes what the server holds through TanStack Query; if left out, it does. `false` keeps
   * that library from a screen that has to be there at once.
   */
  readonly hasServerState?: boolean
}

/** A navigation or slot entry's picture and name, readable without loading its code. */
export interface EntryLook {
  readonly label?: TextRef
  readonly icon?: IconShape
}
