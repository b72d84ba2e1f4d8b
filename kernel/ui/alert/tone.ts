import { dangerIcon, infoIcon, successIcon, warningIcon } from '../icons/status'

/** How something is meant. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  danger: dangerIcon,
} as const satisfies Record<Tone, string>
