/**
 * Characters by name, without accented letters. The browser's parser knows all names, but takes no HTML that is not
 * sanitized, and the build has no document.
 */
const pairs = `amp & lt < gt > quot " apos ' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo »
  lsaquo ‹ rsaquo › hellip … bull • middot · iexcl ¡ iquest ¿ ordf ª ordm º deg ° sect § para ¶ euro € pound £ cent ¢ yen ¥
  copy © reg ® trade ™ times × divide ÷ plusmn ± frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ micro µ
  szlig ß aelig æ AElig Æ oelig œ OElig Œ oslash ø Oslash Ø`
const named = new Map([
  // A soft hyphen is only seen at the end of a line.
  ['shy', ''],
  ...['nbsp', 'ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ...[...pairs.matchAll(/(\w+) (\S)/g)].map(([, name = '', sign = '']) => [name, sign] as const),
])

/** Combining accents by the end of a name, such as `ccedil`. */
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
}

/** Returns the letter that a name such as `ccedil` means. */
function accented(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  const letter = accent && `${name[0]}${accent}`.normalize('NFC')
  return letter?.length === 1 ? letter : undefined
}

function decode(reference: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined)
    return named.get(name) ?? named.get(name.toLowerCase()) ?? accented(name) ?? reference
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi

/**
 * Replaces character references such as `&ccedil;`, `&ndash;` and `&#233;` by their characters. The result is text and no HTML.
 * Names that are not in use for letters and common signs stay as they are.
 */
export const decodeReferences = (text: string): string => text.replace(reference, decode)
