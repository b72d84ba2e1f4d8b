import type { ReactNode } from 'react'
import type { TextRef } from '../i18n/text'

/** Who sees a screen or slot entry: signed-in users, signed-out users, or both. */
export type Access = 'member' | 'visitor' | 'anyone'

export type Load<Props, Output = ReactNode> = () => Promise<{ readonly default: (props: Props) => Output }>

export interface LazyContent<Props> {
  readonly load: Load<Props>
  /** Whether the component uses TanStack Query; default `true`. `false` avoids loading that library. */
  readonly hasServerState?: boolean
}

export interface EntryDisplay {
  readonly label?: TextRef
  /** SVG path data of an icon in a 24 × 24 box. */
  readonly icon?: string
}
