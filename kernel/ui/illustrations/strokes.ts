import { css } from 'styled-system/css'

/** A surface with an edge. */
export const paper = css({ fill: 'surface', stroke: 'edge' })
/** A thin line. */
export const ink = css({ stroke: 'edge' })
/** A line in the product's colour. */
export const accent = css({ stroke: 'accent.text' })
