import { css } from 'styled-system/css'
export const a = css({ color: 'inherit' })
export const b = css({ fontWeight: '[inherit]' })
export const c = css({ textDecorationColor: 'current' })
export const d = css({ borderRadius: 'inherit', inset: '0', content: '""' })
export const e = css({ _after: { content: '""', position: 'absolute' } })
export const f = css({ textDecorationColor: 'transparent', fontWeight: 'inherit' })
