import { css } from 'styled-system/css'

/** A filled shape with an outline. */
export const paperFill = css({ fill: 'surface', stroke: 'edge' })
/** The shape that stands out: tinted, with an outline in the accent color. */
export const accentFill = css({ fill: 'accent.soft', stroke: 'accent.text' })
export const inkStroke = css({ stroke: 'edge' })
export const accentStroke = css({ stroke: 'accent.text' })
