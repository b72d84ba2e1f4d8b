import type { IconPath } from '../icons/icon-path'

export interface ButtonVariants {
  /**
   * Styles of a button. `solid`: main action; `soft`: secondary; `tonal`: the same action many times in a list; `quiet`: one of
   * many actions; `link`: in a line of text; `danger`: destructive.
   */
  variant?: 'solid' | 'soft' | 'tonal' | 'quiet' | 'link' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isWide?: boolean | undefined
  icon?: IconPath | undefined
  /** Class for placement (margins, grid area), which cannot override the button's own styles. */
  className?: string | undefined
}
