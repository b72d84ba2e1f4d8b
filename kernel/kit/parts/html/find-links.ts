/** A URL found in a text; `start` and `end` are positions in the text. */
export interface FoundLink {
  readonly href: string
  readonly start: number
  readonly end: number
}

export type FindLinks = (text: string) => readonly FoundLink[]

/** Common top-level domains that are no words and no endings of files. */
const domains = 'com|org|net|edu|gov|info|io|app|dev|eu|br|pt|es|mx|ar|cl|uk|ca|au|de|fr|it|nl|ch|pl|jp'
const letter = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{M}\d@_-]`
/** A host in ASCII may stand beside Chinese or Japanese, which have no spaces; else it consists of any letters. */
const host = String.raw`(?:(?:[a-z\d-]+\.)+[a-z]{2,}|[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)*)(?!\.?${letter})(?::\d+)?`
const bareHost = String.raw`(?:[a-z\d-]+\.)+(?:${domains})(?::\d+)?`
/** What stands around addresses and not in them: quotes, brackets and punctuation that browsers would encode. */
const path = String.raw`(?:[/?#][^\s<>"“”„‘’«»‹›…、。，；：！？「」『』【】〈〉《》（）]*)?`
const typed = new RegExp(
  String.raw`(^|[^\p{sc=Latin}\p{N}@./:_-])((?:https?:\/\/${host}|www\.${host})${path}|${bareHost}(?=\/)${path})`,
  'giu',
)
const withoutScheme = new RegExp(String.raw`^(?:www\.${host}|${bareHost})(?=$|[/?#])`, 'iu')

/** Whether a text may contain an address that {@link findLinks} finds. */
export const mayContainLink = (text: string): boolean =>
  /https?:\/\/|www\.|\.[a-z]{2,}(?::\d+)?\//i.test(text)

/** Finds typed addresses: with `https://` or `www.`, or with a path after a common top-level domain. */
export const findLinks: FindLinks = (text) =>
  Array.from(text.matchAll(typed), ({ index, 1: before = '', 2: found = '' }) => {
    const start = index + before.length
    const address = withoutEnd(found)
    return { href: withScheme(address), start, end: start + address.length }
  })

const openings: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** A sentence that begins without a space behind an address in small letters: `www.a.org.Next`. */
const sentence = new RegExp(
  String.raw`^((?:https?:\/\/)?[^/?#\p{Lu}]+\.(?:${domains}))\.(\p{Lu}[\p{L}\d-]*)`,
  'u',
)
const domain = new RegExp(`^(?:${domains})$`, 'i')

/**
 * Ends an address before the next sentence, before a bracket that it did not open, and before the punctuation of the
 * sentence.
 */
function withoutEnd(found: string): string {
  const [, address, next = ''] = sentence.exec(found) ?? []
  if (address !== undefined && !domain.test(next)) return address

  const open: string[] = []
  const isForeign = ([bracket]: RegExpMatchArray) =>
    bracket in openings ? open.pop() !== openings[bracket] : open.push(bracket) < 0
  let end = [...found.matchAll(/[()[\]{}]/g)].find(isForeign)?.index ?? found.length
  while (".,;:!?'*".includes(found.charAt(end - 1))) end -= 1
  return found.slice(0, end).replace(/'s$/i, '')
}

/** Completes an address without a scheme, as people write it in a link: `www.example.org` or `example.org/page`. */
export const withScheme = (address: string): string =>
  withoutScheme.test(address.trim()) ? `https://${address.trim()}` : address
