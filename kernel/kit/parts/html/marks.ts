import { type AllowedTag, htmlTags } from './allowed-tags'
import { decodeReferences } from './character-references'
import { withScheme } from './find-links'

/**
 * Converts between HTML and text with marks, as people type it: `**bold**`, `_italic_`, `` `code` ``, `[link](https://…)`,
 * lines that begin with `- `, `1. ` or `> `, and code between lines of three backticks. Tags of formatted text are kept;
 * with any other tag the whole text is HTML. Any other `<` (`x<y`, `<3`) is escaped, because otherwise the text after it
 * would disappear.
 */

const tagOf: Readonly<Record<string, AllowedTag>> = { '**': 'b', _: 'i' }
const signs: ReadonlyMap<string, string> = new Map<AllowedTag, string>([
  ['b', '**'],
  ['strong', '**'],
  ['i', '_'],
  ['em', '_'],
])
const blockTags: ReadonlySet<string> = new Set<AllowedTag>(['p', 'ul', 'ol', 'li', 'blockquote', 'pre'])
const inlineTags: ReadonlySet<string> = new Set<AllowedTag>([
  ...(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'] as const),
  ...(['code', 'kbd', 'samp', 'var', 'span', 'abbr', 'cite', 'dfn', 'q'] as const),
])

/** Matches the rest of a tag after `<`: name, attributes, `>`. A second `<` before the `>` means: no tag. */
const rest = /\/?([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|(?!&lt;)[^<>"'])*>/.source
const tagStart = new RegExp(`<(?:(?=${rest})|)`, 'gi')
const escapedSign = new RegExp(`&lt;(?:(?=${rest})|)`, 'gi')
const isTag = (name: string | undefined) => name !== undefined && htmlTags.has(name.toLowerCase())

/** Whether a text has a tag that marks know nothing of, so that all of it is HTML. */
export function isHtmlSource(text: string): boolean {
  for (const [, name = ''] of text.matchAll(tagStart))
    if (isTag(name) && !inlineTags.has(name.toLowerCase())) return true
  return false
}

const fence = '```'
const item = /^( *)(?:[-*•]|(\d{1,3})[.)]) +(?=\S)/
/** What Enter has begun and nobody has written. */
const emptyItem = /^ *(?:[-*•]|\d{1,3}[.)]) *$/
const quote = /^>(?: |$)/
const maxDepth = 8

/** Converts typed text to HTML. A text without lists, quotes and blocks of code keeps its line breaks as they are. */
export function writeMarks(typed: string): string {
  const text = typed.trim()
  if (isHtmlSource(text)) return text.replace(tagStart, (sign, name) => (isTag(name) ? sign : '&lt;'))
  const html = writeBlocks(text.split('\n'), 0)
  return /<(?:ul|ol|blockquote|pre)\b/.test(html) ? html : writeInline(text)
}

function writeBlocks(lines: readonly string[], depth: number): string {
  let html = ''
  let text: string[] = []
  const writeText = () => {
    const paragraphs = text.map((line) => line.trim()).join('\n')
    text = []
    if (depth > 0) html += writeInline(paragraphs.trim(), '<br>')
    else
      for (const one of paragraphs.split(/\n\n+/))
        html += one.trim() && `<p>${writeInline(one.trim(), '<br>')}</p>`
  }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const block =
      depth > maxDepth
        ? undefined
        : (writePre(lines, at) ?? writeQuote(lines, at, depth) ?? writeList(lines, at, depth))
    if (block) {
      writeText()
      html += block.html
    } else text.push(line)
    at = block?.end ?? at + 1
  }
  writeText()
  return html
}

function writePre(lines: readonly string[], at: number) {
  const end = lines[at] === fence ? lines.indexOf(fence, at + 1) : -1
  if (end < 0) return undefined
  const code = lines
    .slice(at + 1, end)
    .join('\n')
    .replace(/^\n+/, '')
  return { html: code.trim() && `<pre>${escapeCode(code)}</pre>`, end: end + 1 }
}

function writeQuote(lines: readonly string[], at: number, depth: number) {
  let end = at
  while (quote.test(lines[end] ?? '')) end += 1
  if (end === at) return undefined
  const quoted = lines.slice(at, end).map((line) => line.replace(quote, ''))
  const html = writeBlocks(quoted, depth + 1)
  return { html: html && `<blockquote>${html}</blockquote>`, end }
}

function writeList(lines: readonly string[], at: number, depth: number) {
  const first = item.exec(lines[at] ?? '')
  if (!first) return undefined
  const [, { length: indent } = '', number] = first
  const items: string[][] = []
  let end = at
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    const found = item.exec(line)
    if (items.length > 0 && line.slice(0, indent + 2).trim() === '' && line.trim() !== '')
      items.at(-1)?.push(line.slice(indent + 2))
    else if (found && Boolean(found[2]) === Boolean(number)) items.push([line.slice(found[0].length)])
    else if (items.length === 0 || !emptyItem.test(line)) break
  }
  const start = number && Number(number) !== 1 ? ` start="${Number(number)}"` : ''
  const contents = items.map((one) => writeBlocks(one, depth + 1)).filter(Boolean)
  const html = contents.map((one) => `<li>${one}</li>`).join('')
  return { html: html && (number ? `<ol${start}>${html}</ol>` : `<ul>${html}</ul>`), end }
}

const href = String.raw`(?:https?:\/\/|www\.|mailto:|\/(?![/\\])|#)[^\s()<>"]+(?:\([^\s()<>"]*\)[^\s()<>"]*)*`
const isHref = new RegExp(`^${href}$`, 'i')
/** An escaped sign (in a text, at its start), code, a link, a tag, an address, and the signs of marks. */
const token = new RegExp(
  String.raw`\n|\\([*_\x60[])|(?<=^ *\d{0,3})\\([-•>.)])|(?<!\x60)\x60([^\x60\n]+)\x60(?!\x60)|\[([^[\]\n]+)\]\((${href})\)|<${rest}|` +
    String.raw`(?:https?:\/\/|www\.)(?:[^\s<>*_]|[*_]+(?=[\p{L}\p{N}\/]))+|(\*\*|_)|<`,
  'gimu',
)
/** Words of Latin letters are marked as a whole: `snake_case` and `2**3` have no marks. */
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{sc=Latin}\p{N}]/u.test(sign)
const isSpace = (sign: string | undefined) => sign === undefined || sign.trim() === ''

function writeInline(text: string, lineBreak = '\n'): string {
  const html: string[] = []
  let open: { readonly sign: string; readonly at: number }[] = []
  let from = 0
  for (const match of text.matchAll(token)) {
    const [all, escaped, escapedStart, code, label, address = '', name, sign] = match
    html.push(text.slice(from, match.index))
    from = match.index + all.length
    const literal = escaped ?? escapedStart
    if (all === '\n') open = []
    if (literal) html.push(`&#${literal.charCodeAt(0)};`)
    else if (code) html.push(`<code>${escapeCode(code)}</code>`)
    else if (label)
      html.push(`<a href="${withScheme(address).replaceAll('&', '&amp;')}">${writeInline(label)}</a>`)
    else if (!sign)
      html.push(all === '\n' ? lineBreak : all.startsWith('<') && !isTag(name) ? `&lt;${all.slice(1)}` : all)
    else {
      const [before, after] = [text[match.index - 1], text[from]]
      const isRepeated = before === sign[0] || after === sign[0]
      const started =
        isRepeated || isSpace(before) || isWord(after) ? -1 : open.findIndex((one) => one.sign === sign)
      const { at } = open[started] ?? {}
      if (at !== undefined) html[at] = `<${tagOf[sign]}>`
      else if (!isRepeated && !isWord(before) && !isSpace(after))
        open = [...open.filter((one) => one.sign !== sign), { sign, at: html.length }]
      html.push(at === undefined ? sign : `</${tagOf[sign]}>`)
      if (at !== undefined) open = open.slice(0, started)
    }
  }
  return html.join('') + text.slice(from)
}

const escapeCode = (code: string) =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts stored HTML to the text that {@link writeMarks} writes as that HTML. What marks cannot say stays HTML. */
export function readMarks(stored: string): string {
  // Browsers send line breaks in multipart forms as CRLF.
  const html = stored.replaceAll('\r\n', '\n')
  const marks = toMarks(html)
  if (marks !== undefined && plainOf(writeMarks(marks)) === plainOf(html)) return marks
  return html.replace(escapedSign, (sign, name) => (isTag(name) ? sign : '<'))
}

const plainOf = (html: string) => decodeReferences(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, '')

interface Element {
  readonly name: string
  readonly attributes: string
  readonly children: Node[]
}
type Node = Element | string

const breaksLines = /<(?:p|br|[uo]l|pre|blockquote)\b/i

/** @returns undefined for HTML that is not balanced, or that has other elements than marks know */
export function toMarks(html: string): string | undefined {
  const root: Element = { name: '', attributes: '', children: [] }
  const open = [root]
  const hasBlocks = breaksLines.test(html)
  for (const [all, end, tag = '', attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*?)?)\/?>|[^<]+|</gi,
  )) {
    const name = tag.toLowerCase()
    // Without an element that breaks lines, readers see the line breaks of the text.
    const isFlow = hasBlocks && !open.some((one) => one.name === 'pre')
    if (!name) open.at(-1)?.children.push(isFlow ? all.replace(/\s+/g, ' ') : all)
    else if (end && open.length > 1 && open.pop()?.name === name) continue
    else if (end || open.length > 3 * maxDepth) return undefined
    else if (name !== 'br' && !inlineTags.has(name) && !blockTags.has(name)) return undefined
    else {
      const element = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      if (name !== 'br') open.push(element)
    }
  }
  if (open.length > 1) return undefined
  return hasBlocks ? readBlocks(root.children, false).join('\n') : readInline(root.children)
}

function readBlocks(nodes: readonly Node[], isTight: boolean): string[] {
  const lines: string[] = []
  let inline: Node[] = []
  const add = (block: readonly string[]) => {
    if (lines.length > 0 && block.length > 0 && !isTight) lines.push('')
    for (const line of block) lines.push(line)
  }
  const addInline = () => {
    const text = readInline(inline)
    inline = []
    if (text.trim())
      add(
        text
          .trim()
          .split('\n')
          .map((line) => line.trim()),
      )
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !blockTags.has(node.name)) inline.push(node)
    else {
      addInline()
      add(readBlock(node))
    }
  }
  addInline()
  return lines
}

function readBlock({ name, attributes, children }: Element): string[] {
  if (name === 'pre') return [fence, ...decodeReferences(textOf(children)).split('\n'), fence]
  if (name === 'blockquote') return readBlocks(children, false).map((line) => (line ? `> ${line}` : '>'))
  if (name !== 'ul' && name !== 'ol') return readBlocks(children, false)
  let number = Number(/start="?(\d+)/.exec(attributes)?.[1] ?? 1)
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    // Some word processors write a nested list beside the item to which it belongs.
    if (child.name !== 'li') return readBlock(child).map((line) => `  ${line}`)
    const [first, ...others] = readBlocks(child.children, true).filter(Boolean)
    if (!first) return []
    return [(name === 'ol' ? `${number++}. ` : '- ') + first, ...others.map((line) => `  ${line}`)]
  })
}

function readInline(nodes: readonly Node[]): string {
  const parts: string[] = []
  for (const [index, node] of nodes.entries()) {
    const next = textOf(nodes.slice(index + 1, index + 2))
    parts.push(typeof node === 'string' ? readText(node) : readElement(node, parts.at(-1)?.at(-1), next[0]))
  }
  return parts.join('')
}

function readElement({ name, attributes, children }: Element, before?: string, after?: string): string {
  if (name === 'br') return '\n'
  const inner = readInline(children)
  if (blockTags.has(name)) return `\n${inner}\n`
  const tagged = `<${name}${attributes}>${inner}</${name}>`
  if (name === 'a') {
    const address = decodeReferences(/^\s+href="([^"]*)"\s*$/.exec(attributes)?.[1] ?? '')
    return isHref.test(address) && inner.trim() && !/[[\]\n]/.test(inner) ? `[${inner}](${address})` : tagged
  }
  if (name === 'code' && !attributes) {
    const code = decodeReferences(textOf(children))
    return code === '' || /[`\n]/.test(code) ? tagged : `\`${code}\``
  }
  const sign = signs.get(name)
  if (!sign || attributes || isWord(before) || isWord(after) || before === sign[0]) return tagged
  return inner.replace(/\S(?:.*\S)?/g, (line) => sign + line + sign)
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

const readText = (text: string) =>
  text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&gt;', '>')
    .replace(/&amp;(?!#?\w+;)/g, '&')
    .replace(escapedSign, (sign, name) => (isTag(name) ? sign : '<'))
    .replace(/&#(\d+);/g, (all, code) =>
      /[-*_`[•>.)]/.test(String.fromCharCode(code)) ? `\\${String.fromCharCode(code)}` : all,
    )
