import type { ReactNode } from 'react'
import type { IconPath } from '../icons/icon-path'

/** An item of a {@link Menu}. */
export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: IconPath | undefined
  /** After the label: a count, a code. */
  readonly end?: ReactNode
  /** Makes it a radio item. */
  readonly isChecked?: boolean | undefined
  readonly isDanger?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Starts a new group with a separator. */
  readonly isSeparated?: boolean | undefined
  /** Starts a new group with a separator and this label. */
  readonly caption?: string | undefined
  /** Route of the app. */
  readonly to?: string | undefined
  /** External URL, opened in a new tab. */
  readonly href?: string | undefined
  /** Called after the menu has closed. */
  readonly onSelect?: (() => void) | undefined
}
