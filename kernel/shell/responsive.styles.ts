import { css } from 'styled-system/css'

/** Hides entries on phones and tablets, which list them on another screen. */
export const deskOnly = css({ lgDown: { display: 'none !important' } })
/** Hides entries on desktops. */
export const phoneOnly = css({ lg: { display: 'none !important' } })
