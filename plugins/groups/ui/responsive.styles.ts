import { css } from 'styled-system/css'

/** Phones show either the list or a group, desktops both. */
export const deskOnly = css({ mdDown: { display: 'none' } })
export const phoneOnly = css({ md: { display: 'none' } })
