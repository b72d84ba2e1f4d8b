import { css } from 'styled-system/css'

/** CSS class of a filled shape with an outline in illustrations. */
export const paperFill = css({ fill: 'surface', stroke: 'edge' })
/** CSS class of a thin line in illustrations. */
export const inkStroke = css({ stroke: 'edge' })
/** CSS class of a line in the accent color in illustrations. */
export const accentStroke = css({ stroke: 'accent.text' })
