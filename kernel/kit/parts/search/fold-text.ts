/** Letters that Unicode does not take apart, and the apostrophe of phones. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
}

/** Converts a text to lower case and removes its accents and invisible characters, to compare texts. */
export function foldText(text: string): string {
  // Most texts are ASCII, for which the Unicode tables are not needed.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[łøđðıςßæœþ’]/g, (sign) => plain[sign] ?? sign)
}
