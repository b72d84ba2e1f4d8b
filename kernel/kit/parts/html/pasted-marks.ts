import { allowed } from './allowed-tags'
import { toMarks } from './marks'
import { purifier } from './purifier'

const kept = 'b, strong, i, em, code, a[href], ul, ol, blockquote, pre'
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, tr, dt, dd, figure, figcaption, caption'
const maxLength = 500_000

/**
 * Converts copied HTML, as of a word processor or a page, to text with marks.
 * @returns undefined if its plain text says the same
 */
export function pastedMarks(html: string): string | undefined {
  if (html === '' || html.length > maxLength) return undefined
  // The Content Security Policy would report each style and event handler.
  const inert = html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/\s(?:style|on\w+)\s*=/gi, (name) => (/style/i.test(name) ? ' data-style=' : ' data-on='))
  const root = purifier.sanitize(inert, {
    ...allowed,
    ALLOWED_ATTR: ['href', 'start', 'data-style'],
    ADD_URI_SAFE_ATTR: ['start', 'data-style'],
    RETURN_DOM: true,
  }) as HTMLElement
  addLists(root)
  for (const element of root.querySelectorAll('*')) simplify(element)
  return root.querySelector(kept) ? toMarks(root.innerHTML)?.trim() : undefined
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

/** Word writes the items of lists as paragraphs with a level, and their bullet or number as text. */
function addLists(root: Element): void {
  let lists: Element[] = []
  for (const item of root.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(styleOf(item))?.[1])
    if (!level) continue
    const sign = item.querySelector('[data-style*="ignore" i]')
    const tag = /^\w+[.)]/.test(sign?.textContent.trim() ?? '') ? 'ol' : 'ul'
    sign?.remove()
    if (!lists[0] || item.previousElementSibling !== lists[0]) lists = []
    lists = lists.slice(0, level)
    while (lists.length < level) {
      const list = document.createElement(tag)
      const parent = lists.at(-1)
      if (parent) parent.append(list)
      else item.before(list)
      lists.push(list)
    }
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    lists.at(-1)?.append(entry)
    item.remove()
  }
}

function simplify(element: Element): void {
  const style = styleOf(element)
  const isBold =
    /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style) || /^h[1-6]$/.test(element.localName)
  const isPlain = /(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/i.test(style)
  if (isBold && !element.matches('b, strong')) wrap(element, 'b')
  if (/font-style:\s*italic/i.test(style) && !element.matches('i, em')) wrap(element, 'i')
  for (const { name } of [...element.attributes])
    if (!(name === 'href' && element.matches('a')) && !(name === 'start' && element.matches('ol')))
      element.removeAttribute(name)
  if (element.matches(blocks)) {
    const paragraph = document.createElement('p')
    paragraph.append(...element.childNodes)
    element.replaceWith(paragraph)
  } else if (element.matches('td, th')) element.replaceWith(...element.childNodes, ' ')
  else if ((isPlain && element.matches('b, strong')) || !element.matches(`${kept}, p, br, li`))
    element.replaceWith(...element.childNodes)
}

function wrap(element: Element, tag: 'b' | 'i'): void {
  if (element.querySelector(`li, ${blocks}`)) return
  const wrapper = document.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
