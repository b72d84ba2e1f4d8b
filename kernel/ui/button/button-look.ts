import type { IconShape } from '../icons/shape'

/** What every button-like thing can look like. */
export interface ButtonLook {
  /** `solid`: the one main action. `soft`: beside it. `quiet`: among many. `danger`: destroys something. */
  variant?: 'solid' | 'soft' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  isWide?: boolean | undefined
  /** Drawn before the words. */
  icon?: IconShape | undefined
  /** Places it (margins, grid area); what the button sets itself cannot be overridden from outside. */
  className?: string | undefined
}
