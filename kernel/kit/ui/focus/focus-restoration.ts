/** An element with its neighbors, to find its place again when it has left the document. */
interface Level {
  readonly node: Element
  readonly parent: Element
  readonly before: Element | null
  readonly after: Element | null
}

/** The focused element and what surrounds it. */
interface Place {
  readonly element: HTMLElement
  readonly pathname: string
  /** What closes and then gives the focus back: a dialog, a menu or a message over the screen. */
  readonly overlay: Element | null
  /** Where the focus was before the overlay had it. */
  readonly opener: Place | undefined
  /** The element and its ancestors up to the overlay, innermost first, because any number of them may leave together. */
  levels: readonly Level[]
}

/** What has lost the focus, until a person moves on. */
interface Departed {
  readonly element: HTMLElement
  /** The `data-focus-item` that left with it, and the way from the item to the element by child indexes. */
  readonly item: { readonly id: string; readonly path: readonly number[] } | undefined
  /** The element that has got the focus instead. */
  readonly instead: HTMLElement
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [data-focus-return]'
const lists = 'ul, ol, tbody, [role=list], [role=feed], [data-focus-list]'
const items = 'li, tr, article, [role=listitem], [role=article], [role=group]'
const regions = 'section, main, aside, nav, form, fieldset, [role=region], [role=dialog], [role=tabpanel]'
const headings = 'h1, h2, h3, h4'
const home = '[data-focus-home]'
const focusable = '[tabindex], a[href], iframe, :is(button, input, select, textarea):not(:disabled)'

let place: Place | undefined
let departed: Departed | undefined
/** Reports when the focused element is hidden by styles. */
let shown: IntersectionObserver | undefined

/**
 * Restores a lost focus in the whole document: when the focused element leaves, or becomes disabled, hidden or inert, and nothing
 * else took the focus, the focus moves to the nearest of
 * - the next item of its list, else the previous one,
 * - the content that took its place: its `data-focus-home`, the one right around it, a retry button, its heading,
 * - an item that stays around the element,
 * - the `data-focus-home`, the heading or the name of what is around it,
 * - for a dialog, menu or `data-focus-return`: its opener, or what is nearest to that.
 *
 * What is shown or enabled again gets the focus back, as does an item with `data-focus-item` that returns, for example after
 * "Undo", unless a person moved on.
 * `data-focus-list` marks the parent of items that is no list. Another screen gets the focus from the router.
 * @returns a function that ends it
 */
export function installFocusRestoration(): () => void {
  const observer = new MutationObserver(handleChange)
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  shown = new IntersectionObserver(handleShown)
  document.addEventListener('focusin', handleFocusIn)
  document.addEventListener('focusout', handleFocusOut)
  document.addEventListener('input', handleInput)
  if (document.activeElement !== document.body) remember(document.activeElement)
  return () => {
    observer.disconnect()
    shown?.disconnect()
    document.removeEventListener('focusin', handleFocusIn)
    document.removeEventListener('focusout', handleFocusOut)
    document.removeEventListener('input', handleInput)
    place = departed = undefined
  }
}

/**
 * Returns the element that gets the focus when an overlay closes: the opener, what is nearest to it, or the main content of
 * another screen. If something outside of the overlay has the focus, it is that.
 * @param overlay the element of a dialog or of messages over the screen
 */
export function focusAfter(overlay: Element | null): HTMLElement | null {
  if (place?.element.isConnected && !overlay?.contains(place.element)) return place.element
  return (place?.opener && leave(place.opener)) ?? document.querySelector('main')
}

function handleFocusIn({ target }: FocusEvent): void {
  remember(target)
}

/** Who writes stays there. */
function handleInput(): void {
  departed = undefined
}

function remember(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return
  shown?.disconnect()
  shown?.observe(target)
  const overlay = target.closest(overlays)
  place = {
    element: target,
    pathname: location.pathname,
    overlay,
    opener: overlay ? openerOf(overlay) : undefined,
    levels: levelsOf(target),
  }
}

/** The place before the overlay, whether the focus comes from there, from the overlay, or from a later one. */
function openerOf(overlay: Element): Place | undefined {
  for (let at = place; at; at = at.opener) if (at.overlay === overlay) return at.opener
  return place
}

function levelsOf(element: Element): readonly Level[] {
  const levels: Level[] = []
  const end = element.closest(overlays) ?? document.body
  for (let node = element; node !== end && node.parentElement; node = node.parentElement)
    levels.push({
      node,
      parent: node.parentElement,
      before: node.previousElementSibling,
      after: node.nextElementSibling,
    })
  return levels
}

function handleFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget) return
  // Some browsers send the event while the element is being removed.
  queueMicrotask(() => {
    if (place?.element !== target || document.activeElement === target) return
    if (isUsable(place.element) && isShown(place.element)) place = undefined
    else restore()
  })
}

function handleChange(): void {
  if (departed) bringBack(departed)
  if (!place) return
  if (isUsable(place.element)) place.levels = levelsOf(place.element)
  else restore()
}

function handleShown(): void {
  if (place?.element.checkVisibility?.() === false) restore()
}

function bringBack({ element, item, instead }: Departed): void {
  const { activeElement } = document
  if (!isFree() && activeElement !== instead && !activeElement?.closest('[data-focus-return]')) return
  const again = isShown(element) ? element : item && elementIn(item)
  if (!again) return
  departed = undefined
  moveTo(again)
}

/** Returns what had the focus in an item that is there again. */
function elementIn({ id, path }: NonNullable<Departed['item']>): HTMLElement | undefined {
  const item = [...document.querySelectorAll(`[data-focus-item=${JSON.stringify(id)}]`)].find(isShown)
  const element = path.reduce<Element | undefined>((at, index) => at?.children[index], item)
  return element?.matches(focusable) ? (element as HTMLElement) : item && targetIn(item)
}

function restore(): void {
  if (place && isFree(place.element)) moveTo(leave(place))
}

/** Returns what gets the focus of a lost place, and remembers what has lost it. */
function leave(lost: Place): HTMLElement | undefined {
  const target = targetOf(lost)
  // A person may have gone from anywhere to the "Undo" of a message, which closes before the item returns.
  if (target && departed && lost.overlay?.matches('[data-focus-return]'))
    departed = { ...departed, instead: target }
  else if (target && target !== lost.element)
    departed = { element: lost.element, item: itemOf(lost), instead: target }
  return target
}

function itemOf(lost: Place): Departed['item'] {
  // A menu may leave together with its item: when the item returns, the menu is closed.
  const outer = lost.opener && itemOf(lost.opener)
  if (outer || lost.element.isConnected) return outer
  const item = lost.element.closest<HTMLElement>('[data-focus-item]')
  return item?.dataset.focusItem
    ? { id: item.dataset.focusItem, path: pathIn(item, lost.element) }
    : undefined
}

function pathIn(item: Element, element: Element): readonly number[] {
  const path: number[] = []
  for (let at = element; at !== item && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}

/** Whether no other element has the focus. */
function isFree(lost?: Element): boolean {
  const { activeElement } = document
  return !activeElement?.isConnected || activeElement === document.body || activeElement === lost
}

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

const isShown = (element: Element) =>
  isUsable(element) && !element.closest('[aria-hidden=true]') && element.checkVisibility?.() !== false

function targetOf(lost: Place | undefined): HTMLElement | undefined {
  for (let at = lost; at; at = at.opener) {
    if (at.pathname !== location.pathname || at.overlay?.matches('[data-state=closed]')) continue
    if (isShown(at.element)) return at.element
    const target = nearest(at.levels)
    if (target) return target
  }
  return undefined
}

function nearest(levels: readonly Level[]): HTMLElement | undefined {
  const at = levels.findIndex(({ parent }) => isShown(parent))
  const level = levels[at]
  if (!level) return undefined
  const { parent, before, after } = level
  const added = addedAt(level)
  if (parent.matches(lists)) {
    const neighbor =
      added[0] ?? shownFrom(after, 'nextElementSibling') ?? shownFrom(before, 'previousElementSibling')
    if (neighbor) return targetIn(neighbor)
  }
  const declared = added.find(hasHome) ?? added.find((one) => one.matches('iframe'))
  if (declared) return targetIn(declared)
  if (parent.matches(home)) return parent as HTMLElement
  const around = levels.slice(at).map((outer) => outer.parent)
  const item = around.find((outer) => outer.matches(items))
  const own = item && ownOf(item, home)
  if (own) return own
  // A mere text says nothing without what is around it.
  const content = added.find((one) => !one.matches('p, span')) ?? item
  if (content) return targetIn(content)
  for (const outer of around) {
    const target = homeOf(outer)
    if (target) return target
  }
  return undefined
}

const hasHome = (element: Element) => element.matches(home) || ownOf(element, home) !== undefined

/** Returns the shown elements that came in the place of another. */
function addedAt({ node, parent, before, after }: Level): readonly Element[] {
  const siblings = [...parent.children]
  const start = before ? siblings.indexOf(before) : -1
  const end = after ? siblings.indexOf(after) : -1
  // Without the element before it, the place is unknown unless nothing comes after it.
  if (before && start < 0 && end >= 0) return []
  return siblings.slice(start + 1, end < 0 ? undefined : end).filter((one) => one !== node && isShown(one))
}

/** Returns the first shown element from an element on. */
function shownFrom(
  start: Element | null,
  step: 'nextElementSibling' | 'previousElementSibling',
): Element | undefined {
  let at = start
  while (at && !isShown(at)) at = at[step]
  return at ?? undefined
}

/** Returns what gets the focus in an item or in new content. */
function targetIn(element: Element): HTMLElement | undefined {
  if (element.matches(focusable)) return element as HTMLElement
  return (
    ownOf(element, home) ??
    ownOf(element, '[data-retry]') ??
    ownOf(element, ':scope > [tabindex]') ??
    ownOf(element, headings) ??
    (element instanceof HTMLElement ? element : undefined)
  )
}

/** Returns what gets the focus for what was lost within an element. */
function homeOf(element: Element): HTMLElement | undefined {
  if (element.matches(home)) return element as HTMLElement
  const own = ownOf(element, home)
  if (own) return own
  const isNamed = element.matches('[aria-label], [aria-labelledby]')
  if (isNamed && element.matches('[tabindex]')) return element as HTMLElement
  if (!element.matches(regions)) return undefined
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  if (label?.matches(headings)) return label
  return ownOf(element, headings) ?? (isNamed ? (element as HTMLElement) : undefined)
}

/** Returns the first shown match in an element that does not belong to an item within it. */
const ownOf = (element: Element, selector: string) =>
  [...element.querySelectorAll<HTMLElement>(selector)].find((match) => {
    const item = match.closest(items)
    return (!item || item === match || item.contains(element)) && isShown(match)
  })

function moveTo(target: HTMLElement | undefined): void {
  if (!target) return
  if (!target.matches(focusable)) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest' })
}
