import { dangerIcon, infoIcon, successIcon, warningIcon } from '../icons/status'

/** Severity of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  danger: dangerIcon,
} as const satisfies Record<Tone, string>
