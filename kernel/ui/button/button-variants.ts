import type { IconPath } from '../icons/icon-path'

/** Style variants of buttons. */
export interface ButtonVariants {
  /** Styles of a button. `solid`: main action; `soft`: secondary; `quiet`: one of many actions; `danger`: destructive. */
  variant?: 'solid' | 'soft' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isWide?: boolean | undefined
  /** Icon before the text of the button. */
  icon?: IconPath | undefined
  /** Class for placement (margins, grid area), which cannot override the button's own styles. */
  className?: string | undefined
}
