import type { IconPath } from '../icons/icon-path'

/** What every button-like thing can look like. */
export interface ButtonVariants {
  /** `solid`: the one main action. `soft`: beside it. `quiet`: among many. `danger`: destroys something. */
  variant?: 'solid' | 'soft' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  isWide?: boolean | undefined
  /** Drawn before the words. */
  icon?: IconPath | undefined
  /** Places it (margins, grid area); what the button sets itself cannot be overridden from outside. */
  className?: string | undefined
}
