import { isBlank } from '../../../core/parse/parse'
import { type PortionCursor, readPortion } from './read-portion'

const references = /&(?:\w*sp|\w*space|zwn?j|[lr][lr]m|shy|nobreak|tab|newline);?/gi
const numbers = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi

const toCharacter = (_: string, hex?: string, decimal?: string) => {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : '?'
}

/** Whether HTML shows nothing: no text, image or horizontal line. */
export function isEmptyHtml(html: string): boolean {
  let cursor: PortionCursor | undefined
  do {
    const portion = readPortion(html, cursor)
    if (/<(?:img|hr)\b/.test(portion.html)) return false
    const text = portion.html
      .replace(/<[^>]*>/g, '')
      .replace(numbers, toCharacter)
      .replace(references, '')
    if (!isBlank(text)) return false
    cursor = portion.rest
  } while (cursor)
  return true
}
