import type { IconPath } from '../icons/icon-path'

/** Style variants of buttons. */
export interface ButtonVariants {
  /** `solid`: main action. `soft`: secondary. `quiet`: one of many. `danger`: destructive. */
  variant?: 'solid' | 'soft' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isWide?: boolean | undefined
  /** Before the text. */
  icon?: IconPath | undefined
  /** For placement (margins, grid area); it cannot override the button's own styles. */
  className?: string | undefined
}
