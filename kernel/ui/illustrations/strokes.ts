import { css } from 'styled-system/css'

/** A surface with an edge. */
export const paperFill = css({ fill: 'surface', stroke: 'edge' })
/** A thin line. */
export const inkStroke = css({ stroke: 'edge' })
/** A line in the product's colour. */
export const accentStroke = css({ stroke: 'accent.text' })
