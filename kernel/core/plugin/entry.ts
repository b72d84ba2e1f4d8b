import type { ReactNode } from 'react'
import type { TextRef } from '../i18n/text'

/** Who sees a screen or an entry: signed in, signed out, or both. */
export type Access = 'member' | 'visitor' | 'anyone'

/** Loads a component when it is first needed: `() => import('./pages/cart')`. */
export type Load<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>

/** What a screen or an entry is made of. */
export interface LazyContent<Props> {
  readonly load: Load<Props>
  /**
   * Whether it reads or changes what the server holds through TanStack Query; if left out, it does. `false` keeps
   * that library from a screen that has to be there at once.
   */
  readonly hasServerState?: boolean
}

/** A navigation or slot entry's picture and name, readable without loading its code. */
export interface EntryDisplay {
  readonly label?: TextRef
  /** Path data of an icon (24 units a side), as the icons of `@kernel/ui` are. */
  readonly icon?: string
}
