import { characterStart } from '../../../core/parse/cut-text'
import { allowed, htmlTags } from './allowed-tags'
import { withScheme } from './find-links'

/**
 * Pre-processes untrusted HTML in one pass before any parser sees it. The output is balanced, has only known tags and
 * attributes, and is small and flat enough to parse and render in one step. It is not sanitized.
 */

/** Limit of the rendering cost of one portion; one character costs 1. */
const budget = 12_000
const tagCost = 24
const droppedCost = 6
/** Cost of a line break, which may render as a line of its own. */
const lineCost = 12
/** Cost of a link or a typed URL, which becomes one: checking its address and its text takes longer than a tag. */
const linkCost = 60
const maxDepth = 24
const maxAttributeLength = 4_096
const maxSpan = 20

/** Elements that are dropped with their content: embeds, and elements without readable text. */
const skipped = new Set(
  'script style title xmp noembed noframes noscript plaintext svg math template head'.split(' '),
)
const frames = new Set('iframe embed object video audio'.split(' '))
/** Raw text elements: their content extends to the end tag, or to the end of the input. */
const raw = new Set('script style title xmp iframe noembed noframes plaintext'.split(' '))
const empty = new Set('br hr wbr img embed'.split(' '))

const blocks = 'p div hr blockquote pre h1 h2 h3 h4 h5 h6 ul ol dl table figure figcaption'.split(' ')
const cells = ['td', 'th']
const rows = [...cells, 'tr']
const sections = [...rows, 'thead', 'tbody', 'tfoot', 'caption']
/** For each start tag: the open elements that it closes, and the ancestors at which the search for them ends. */
const ends: Readonly<Record<string, readonly [ended: readonly string[], within: readonly string[]]>> = {
  ...Object.fromEntries(blocks.map((name) => [name, [['p'], [...cells, 'caption']] as const])),
  li: [['li'], ['ul', 'ol']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  a: [['a'], [...cells, 'caption']],
  rt: [['rt', 'rp'], ['ruby']],
  rp: [['rt', 'rp'], ['ruby']],
  td: [cells, ['table']],
  th: [cells, ['table']],
  tr: [rows, ['table']],
  thead: [sections, ['table']],
  tbody: [sections, ['table']],
  tfoot: [sections, ['table']],
}
const ofTables = new Set([...sections, 'table'])
const attributes: ReadonlySet<string> = new Set(allowed.ALLOWED_ATTR)

interface OpenTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  items: number
}

export interface PortionCursor {
  readonly at: number
  readonly open: readonly OpenTag[]
  /** By tag name, the number of tags that were dropped because of their depth and whose end tags are still to come. */
  readonly dropped: ReadonlyMap<string, number>
  /** Terminators, such as `-->`, that do not occur in the rest of the input, so that each is searched only once. */
  readonly missing: ReadonlySet<string>
}

export interface Portion {
  readonly html: string
  readonly rest: PortionCursor | undefined
}

const start: PortionCursor = { at: 0, open: [], dropped: new Map(), missing: new Set() }

/** Reads one portion of HTML. The HTML may be malformed and have any length and depth. */
export function readPortion(html: string, from: PortionCursor = start): Portion {
  const open = from.open.map((tag) => ({ ...tag }))
  const dropped = new Map(from.dropped)
  const missing = new Set(from.missing)
  const output = open.map(reopenTag)
  let at = from.at
  let cost = 0

  /** Results of `outermost`, kept until an element opens or closes: thousands of dropped tags may need the same result. */
  const outermosts = new Map<string, number>()
  const close = (until: number) => {
    outermosts.clear()
    while (open.length > until) output.push(`</${open.pop()?.name}>`)
  }
  const outermost = (tagName: string) => {
    const known = outermosts.get(tagName)
    if (known !== undefined) return known
    const [names, within] = ends[tagName] ?? [[], []]
    let found = -1
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const { name } = open[index] as OpenTag
      if (names.includes(name)) found = index
      if (within.includes(name)) break
    }
    outermosts.set(tagName, found)
    return found
  }
  const find = (text: string, fromHere: number) => {
    if (missing.has(text)) return -1
    const found = html.indexOf(text, fromHere)
    if (found < 0) missing.add(text)
    return found
  }
  const findEnd = (name: string, fromHere: number) => {
    if (missing.has(name)) return -1
    const end = new RegExp(`</${name}[\\s/>]`, 'gi')
    end.lastIndex = fromHere
    const found = end.exec(html)?.index ?? -1
    if (found < 0) missing.add(name)
    return found
  }
  const writeText = (end: number) => {
    const text = html.slice(at, end)
    const most = Math.max(1, budget - cost)
    const { length, spent } = splitText(text, most)
    output.push(length < text.length ? text.slice(0, length) : text)
    cost += spent
    at += length
  }

  while (at < html.length && cost < budget) {
    const next = html.indexOf('<', at)
    if (next !== at) {
      writeText(next < 0 ? html.length : next)
      continue
    }
    const tag = missing.has('tag') ? undefined : readTag(html, at, missing)
    if (tag === 'unended') missing.add('tag')
    if (tag === undefined || tag === 'unended') {
      if (html.startsWith('<!', at) || html.startsWith('<?', at) || html.startsWith('</', at)) {
        const end = html.startsWith('<!--', at) ? find('-->', at + 4) + 2 : find('>', at + 2)
        if (end > 1) {
          at = end + 1
          cost += droppedCost
          continue
        }
      }
      output.push('&lt;')
      cost += 1
      at += 1
      continue
    }
    const { name } = tag
    if (tag.isEnd) {
      at = tag.end
      const left = dropped.get(name) ?? 0
      cost += droppedCost
      if (left > 0) dropped.set(name, left - 1)
      else {
        const index = lastOpen(open, name)
        if (index >= 0) close(index)
      }
      continue
    }
    // From half of the cost limit on, the portion ends before the next block that is not inside of an element.
    if (open.length === 0 && cost > budget / 2 && blocks.includes(name)) break
    at = tag.end
    cost += droppedCost
    if (skipped.has(name) || frames.has(name)) {
      if (frames.has(name)) {
        const address = tag.attributes.get('src') ?? tag.attributes.get('data')
        if (address) {
          cost += tagCost
          output.push(`<img data-frame="" src="${escapeAttribute(address)}">`)
        }
      }
      const end = empty.has(name) ? -1 : findEnd(name, at)
      if (end >= 0) at = end
      else if (raw.has(name)) at = html.length
      continue
    }
    if (!htmlTags.has(name)) continue
    const outer = outermost(name)
    if (outer >= 0) close(outer)
    if (open.length >= maxDepth && !empty.has(name)) {
      dropped.set(name, (dropped.get(name) ?? 0) + 1)
      continue
    }
    const allowedAttrs = allowedAttributes(tag.attributes)
    // A tag costs more inside open elements, because the parser may reopen each of them.
    cost += (name === 'a' ? linkCost : tagCost) + open.length
    for (const value of allowedAttrs.values()) cost += value.length / 8
    const parent = open.at(-1)
    if (parent && name === 'li') parent.items += 1
    output.push(writeTag(name, allowedAttrs))
    if (empty.has(name)) continue
    open.push({ name, attributes: allowedAttrs, items: 0 })
    outermosts.clear()
  }
  const rest = at < html.length ? { at, open: open.map((tag) => ({ ...tag })), dropped, missing } : undefined
  close(0)
  return { html: output.join(''), rest }
}

/** Measures how much of a text fits into a cost. @returns the length of that part, and its cost */
function splitText(text: string, most: number): { readonly length: number; readonly spent: number } {
  let end = 0
  let spent = 0
  for (; end < text.length && spent < most; end += 1) spent += characterCost(text, end)
  return { length: splitIndex(text, end), spent }
}

function characterCost(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 10) return lineCost
  const next = text.charCodeAt(at + 1)
  // A dot before a letter, or `:/`.
  return (code === 46 && next > 64) || (code === 58 && next === 47) ? linkCost : 1
}

/** Moves the end of a part of a text, so that it splits no word if possible. */
function splitIndex(text: string, end: number): number {
  if (end >= text.length) return text.length
  const window = text.slice(Math.max(0, end - 200), end)
  const word = window.search(/\s\S*$/)
  if (word >= 0) return end - window.length + word + 1
  // A portion must not end within a character reference or a visible character.
  const reference = window.search(/&[#\w]{0,40}$/)
  if (reference > 0 || (reference === 0 && end > window.length)) return end - window.length + reference
  return (
    end -
    window.length +
    (characterStart(text.slice(end - window.length, end + 100), window.length) || window.length)
  )
}

interface ReadTag {
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
  readonly end: number
}

const attribute = /[\s/]*(?:>|([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?|=)/y

const none: ReadonlyMap<string, string> = new Map()
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const endsName = (code: number) => code === 62 || code === 47 || code === 32 || (code >= 9 && code <= 13)

/** Reads the tag at the index `at`. Returns `undefined` if there is no tag, and `unended` if its `>` is missing. */
function readTag(html: string, at: number, missing: Set<string>): ReadTag | undefined | 'unended' {
  const isEnd = html.charCodeAt(at + 1) === 47
  const begin = at + (isEnd ? 2 : 1)
  if (!isLetter(html.charCodeAt(begin))) return undefined
  let behind = begin + 1
  while (behind < html.length && !endsName(html.charCodeAt(behind))) behind += 1
  const name = behind - begin <= 20 ? html.slice(begin, behind).toLowerCase() : ''
  if (html.charCodeAt(behind) === 62) return { name, isEnd, attributes: none, end: behind + 1 }
  if (isEnd) {
    const end = missing.has('>') ? -1 : html.indexOf('>', behind)
    return end < 0 ? 'unended' : { name, isEnd, attributes: none, end: end + 1 }
  }
  const found = new Map<string, string>()
  attribute.lastIndex = behind
  for (;;) {
    const match = attribute.exec(html)
    if (!match) return 'unended'
    const [text, key, ...values] = match
    if (key === undefined) {
      if (text.endsWith('>')) return { name, isEnd: false, attributes: found, end: attribute.lastIndex }
      continue
    }
    const lowerCase = key.length <= 20 ? key.toLowerCase() : ''
    const isWanted = attributes.has(lowerCase) || lowerCase === 'data'
    if (isWanted && !found.has(lowerCase))
      found.set(lowerCase, values.find((value) => value !== undefined) ?? '')
  }
}

/** Index of the nearest open element with a name; the search ends at a table cell. */
function lastOpen(open: readonly OpenTag[], name: string): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const one = open[index]?.name ?? ''
    if (one === name) return index
    if (!ofTables.has(name) && (cells.includes(one) || one === 'caption')) return -1
    if (name !== 'table' && one === 'table') return -1
  }
  return -1
}

const escapeAttribute = (value: string) =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const writeTag = (name: string, allowedAttrs: ReadonlyMap<string, string>) =>
  `<${name}${[...allowedAttrs].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')}>`

function allowedAttributes(given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const allowedAttrs = new Map(given)
  allowedAttrs.delete('data')
  for (const [key, value] of allowedAttrs) {
    // Tables with a large colspan or rowspan are slow to lay out.
    const isTooMuch = /^(?:col|row)span$/.test(key) && Number(value) > maxSpan
    if (isTooMuch || value.length > maxAttributeLength) allowedAttrs.delete(key)
    else if (key === 'href') allowedAttrs.set(key, withScheme(value))
  }
  return allowedAttrs
}

/** Start tag that reopens an element in the next portion; ordered lists continue their numbers. */
function reopenTag(
  { name, attributes: given, items }: OpenTag,
  index: number,
  open: readonly OpenTag[],
): string {
  if (name !== 'ol' || items === 0 || given.has('reversed')) return writeTag(name, given)
  const first = Number.parseInt(given.get('start') ?? '1', 10) || 1
  const isWithin = open[index + 1]?.name === 'li'
  return writeTag(name, new Map([...given, ['start', String(first + items - (isWithin ? 1 : 0))]]))
}
