import {
  html as names,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5'
import { allowed } from './allowed-tags'
import {
  type ElementChange,
  imageChange,
  linkChange,
  type SanitizeOptions,
  withoutSizes,
} from './content-rules'

// Sanitizes HTML in Node with the same rules and results as sanitize.ts: DOMPurify needs a DOM, and jsdom is 25 times
// slower. `readPortion` limits the length and depth of the HTML.

const tags: ReadonlySet<string> = new Set(allowed.ALLOWED_TAGS)
const attributes: ReadonlySet<string> = new Set(allowed.ALLOWED_ATTR)
/** Attributes that contain no URL: those of DOMPurify and those of this product. */
const withoutUrl: ReadonlySet<string> = new Set(['alt', 'title', ...allowed.ADD_URI_SAFE_ATTR])
/** White space that browsers ignore in URLs, as DOMPurify removes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore control characters in URLs as well
const ignoredInUrls = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g
/** Values that DOMPurify rejects, because they could close an element around the HTML. */
const breaksOut = /((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/** Sanitizes untrusted HTML, whose size `readPortion` has limited. */
export function sanitize(html: string, options: SanitizeOptions): string {
  const document = parse(html, { scriptingEnabled: false })
  const root = document.childNodes.find((node) => tree.isElementNode(node)) as Tree.Element
  const body = root.childNodes.find((node) => node.nodeName === 'body') as Tree.Element
  clean(body, options, false)
  const [space = ''] = /^[\r\n\t ]+/.exec(html) ?? []
  return space + serialize(body)
}

function clean(parent: Tree.Element, options: SanitizeOptions, isInLink: boolean): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isTextNode(node)) continue
    if (!tree.isElementNode(node) || !tags.has(node.tagName) || node.namespaceURI !== names.NS.HTML) {
      tree.detachNode(node)
      continue
    }
    node.attrs = node.attrs.flatMap(({ name, value }) => {
      const trimmed = name === 'value' ? value : value.trim()
      return isAllowed(node.tagName, name, trimmed) ? [{ name, value: trimmed }] : []
    })
    // Change an element before its content is sanitized, as DOMPurify does.
    if (node.tagName === 'img') {
      const link = change(node, imageChange(imageOf(node, isInLink), options))
      if (link?.tagName === 'a') changeLink(link, options)
    } else {
      if (node.tagName === 'a') changeLink(node, options)
      change(node, withoutSizes)
      clean(node, options, isInLink || node.tagName === 'a')
    }
  }
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (!attributes.has(name) || breaksOut.test(value)) return false
  if (withoutUrl.has(name) || value === '') return true
  const url = value.replace(ignoredInUrls, '')
  return (
    allowed.ALLOWED_URI_REGEXP.test(url) || (tag === 'img' && name === 'src' && value.startsWith('data:'))
  )
}

const attributeOf = ({ attrs }: Tree.Element, name: string) => attrs.find((one) => one.name === name)?.value

const changeLink = (link: Tree.Element, options: SanitizeOptions) =>
  change(link, linkChange({ href: attributeOf(link, 'href'), text: textOf(link) }, options))

const imageOf = (image: Tree.Element, isInLink: boolean) => ({
  src: attributeOf(image, 'src'),
  alt: attributeOf(image, 'alt') ?? '',
  isFrame: attributeOf(image, 'data-frame') !== undefined,
  isInLink,
})

const textOf = (node: Tree.Element): string =>
  node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textOf(child) : ''))
    .join('')

/** Applies the rules to an element. @returns the element that replaces it, if any */
function change(
  element: Tree.Element,
  { attributes: changed = {}, note, replacement }: ElementChange,
): Tree.Element | undefined {
  // Without `publicUrl`, a server does not know the host that the note should name: leave the content to the browser.
  if (note && location.host.endsWith('.invalid') && note.includes(location.host))
    throw new Error('The public address of the deployment is needed: see publicUrl.')
  for (const [name, value] of Object.entries(changed)) {
    const index = element.attrs.findIndex((one) => one.name === name)
    if (value === null) element.attrs = element.attrs.filter((one) => one.name !== name)
    else if (index < 0) element.attrs.push({ name, value })
    else element.attrs[index] = { name, value }
  }
  if (note) tree.appendChild(element, elementWith('bdi', note))
  const parent = tree.getParentNode(element)
  if (!replacement || !parent) return undefined
  const { text, tag, href } = replacement
  const substitute = tag && elementWith(tag, text, href)
  if (substitute) tree.insertBefore(parent, substitute, element)
  else tree.insertTextBefore(parent, text, element)
  tree.detachNode(element)
  return substitute
}

function elementWith(tag: string, text: string, href?: string): Tree.Element {
  const element = tree.createElement(
    tag,
    names.NS.HTML,
    href === undefined ? [] : [{ name: 'href', value: href }],
  )
  if (text) tree.insertText(element, text)
  return element
}
