import type { ReactNode } from 'react'
import type { TextRef } from '../i18n/text'

/** Who sees a screen or an entry: signed in, signed out, or both. */
export type Access = 'member' | 'visitor' | 'anyone'

export type Load<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>

export interface LazyContent<Props> {
  readonly load: Load<Props>
  /** Whether it uses TanStack Query; default `true`. `false` loads the screen without that library. */
  readonly hasServerState?: boolean
}

export interface EntryDisplay {
  readonly label?: TextRef
  /** SVG path data in a 24 × 24 box. */
  readonly icon?: string
}
