import type { ReactNode } from 'react'
import type { IconPath } from '../icons/icon-path'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: IconPath | undefined
  /** Content after the label, such as a count or a code. */
  readonly end?: ReactNode
  /** Makes the item a radio item, which is checked or not. */
  readonly isChecked?: boolean | undefined
  /** Makes the item a checkbox: for several things at once, some may have it and others not. */
  readonly ticked?: 'all' | 'some' | 'none' | undefined
  readonly isDanger?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Starts a new group of items with a separator. */
  readonly isSeparated?: boolean | undefined
  /** Starts a new group of items with a separator and this label. */
  readonly caption?: string | undefined
  /** Path in the app that the item links to. */
  readonly to?: string | undefined
  /** External URL that the item opens in a new tab. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
}
