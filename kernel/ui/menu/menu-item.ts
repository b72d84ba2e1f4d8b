import type { ReactNode } from 'react'
import type { IconPath } from '../icons/icon-path'

/** One line of a {@link Menu}. */
export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: IconPath | undefined
  /** After the words: a count, a code. */
  readonly end?: ReactNode
  /** One of several of which one holds (a language, a theme); marked when it does. */
  readonly isChecked?: boolean | undefined
  readonly isDanger?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Begins a new group, under a line. */
  readonly isSeparated?: boolean | undefined
  /** Begins a new group, under a line and with these words, which name the group for those who listen. */
  readonly caption?: string | undefined
  /** Leads to a screen. */
  readonly to?: string | undefined
  /** Leads out of the product, in a new tab. */
  readonly href?: string | undefined
  /** Does something; called after the menu has closed. */
  readonly onSelect?: (() => void) | undefined
}
