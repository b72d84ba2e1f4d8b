import { css } from 'styled-system/css'

/** A filled shape with an outline. */
export const paperFill = css({ fill: 'surface', stroke: 'edge' })
export const inkStroke = css({ stroke: 'edge' })
export const accentStroke = css({ stroke: 'accent.text' })
