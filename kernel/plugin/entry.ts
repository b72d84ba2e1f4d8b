import type { ReactNode } from 'react'
import type { TextRef } from '../i18n/text'
import type { IconShape } from '../ui/icons/shape'

/** Who sees a screen or an entry: signed in, signed out, or both. */
export type Access = 'member' | 'visitor' | 'anyone'

/** Loads a component when it is first needed: `() => import('./pages/cart')`. */
export type Load<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>

/** A navigation or slot entry's picture and name, readable without loading its code. */
export interface EntryLook {
  readonly label?: TextRef
  readonly icon?: IconShape
}
