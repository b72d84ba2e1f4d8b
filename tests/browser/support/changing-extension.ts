import type { Page } from '@playwright/test'

/** The ways in which extensions of browsers change a page. */
export const extensionChanges = ['icon', 'word', 'translation', 'attributes', 'element'] as const

export type ExtensionChange = (typeof extensionChanges)[number]

/**
 * Changes the current page as extensions of browsers do, once or, as translators do, also its later texts.
 * @param change `icon` beside each field, as password managers; another `word`, as filters; each text in `<font>`, as browsers that
 * translate (`translation`); `attributes` of fields; an `element` at the start of each part
 */
export const changePage = (page: Page, change: ExtensionChange) => page.evaluate(apply, change)

/** Changes each page before its app starts; `<html data-extension>` tells when. */
export async function changeServedPages(page: Page, change: ExtensionChange): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${apply.toString()})(${JSON.stringify(change)}))`,
  )
}

/** Runs in the page, so it uses nothing from outside. */
function apply(change: ExtensionChange): void {
  const translated = new WeakSet<Node>()
  const textsOf = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.filter(
      (text) => text.data.trim() !== '' && !text.parentElement?.closest('script, style, textarea, template'),
    )
  }
  const translate = () => {
    for (const text of textsOf(document.body)) {
      if (translated.has(text)) continue
      const font = document.createElement('font')
      const inner = font.appendChild(document.createElement('font'))
      inner.append(text.data)
      text.replaceWith(font)
      for (const node of inner.childNodes) translated.add(node)
    }
  }
  const createIcon = () => {
    const icon = document.createElement('extension-icon')
    icon.textContent = '*'
    return icon
  }
  const changes: Record<ExtensionChange, () => void> = {
    icon() {
      for (const field of document.querySelectorAll('input, textarea')) field.after(createIcon())
    },
    word() {
      for (const part of document.querySelectorAll('main, header, footer'))
        for (const text of textsOf(part).slice(0, 2)) text.data = text.data.replace(/\w+/, 'changed')
    },
    translation() {
      translate()
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true })
    },
    attributes() {
      for (const field of document.querySelectorAll<HTMLElement>('input, textarea, form, a')) {
        field.dataset.extension = 'found'
        field.style.backgroundImage = 'none'
        field.setAttribute('autocomplete', 'off')
      }
    },
    element() {
      for (const part of document.querySelectorAll('#root, main, form')) part.prepend(createIcon())
    },
  }
  changes[change]()
  document.documentElement.dataset.extension = change
}
