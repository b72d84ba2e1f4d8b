import { css } from 'styled-system/css'

/** Class of a filled shape with an outline. */
export const paperFill = css({ fill: 'surface', stroke: 'edge' })
/** Class of a thin line. */
export const inkStroke = css({ stroke: 'edge' })
/** Class of a line in the accent color. */
export const accentStroke = css({ stroke: 'accent.text' })
