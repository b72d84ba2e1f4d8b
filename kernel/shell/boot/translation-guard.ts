/**
 * Browsers and extensions translate a page by putting elements of their own around its texts or in their place. React,
 * which knows nothing of it, would take away or count from what is not where it was: a `NotFoundError`, and a blank page.
 * An error boundary is no help: what it takes away may be such a text as well, and what was typed would be gone.
 *
 * The DOM's methods stay as they are until that has happened, and act otherwise on displaced nodes of React's alone:
 * mistakes of other scripts stay errors.
 */

const textNode = 3
/** More than elements lie within one another around one text. */
const deepest = 100

/** Texts that were taken out of the page, and what was put in their place. */
const replacements = new WeakMap<Node, Node>()
/** Nodes of React's that others have moved or taken away. */
const displaced = new WeakSet<Node>()

/** React marks the nodes that it makes, with a key that ends differently in each page. */
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'))

/** The child of a parent that a node is now, is within, or has given way to. */
function findReplacement(parent: Node, node: Node): ChildNode | null {
  let place: Node | null | undefined = node
  for (let steps = 0; place && place.parentNode !== parent && steps < deepest; steps++)
    place = place.parentNode ?? replacements.get(place)
  return place?.parentNode === parent ? (place as ChildNode) : null
}

/** Notes what others have done to nodes of React's. @returns whether they have done anything */
function remember(records: readonly MutationRecord[]): boolean {
  let isForeign = false
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  const foreignIn = new Map<Node, boolean>()
  const hasForeign = (target: Node) => {
    const known = foreignIn.get(target)
    if (known !== undefined) return known
    // What React takes away gives way to nothing but nodes of its own.
    const has = records.some(
      (record) => record.target === target && [...record.addedNodes].some((node) => !isOfReact(node)),
    )
    foreignIn.set(target, has)
    return has
  }
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      if (!isOfReact(gone) || !hasForeign(target)) continue
      isForeign = true
      displaced.add(gone)
      if (gone.nodeType !== textNode) continue
      // What translates either replaces a text, or puts its own beside it and takes it away.
      const beside = [previousSibling, nextSibling].find((node) => node && added.has(node))
      const standIn = addedNodes[0] ?? beside
      if (standIn) replacements.set(gone, standIn)
    }
  return isForeign
}

/** Lets the page go on where others have changed its texts; from then on, for as long as it is open. */
export function installTranslationGuard(): void {
  let isPatched = false
  const observer = new MutationObserver((records) => {
    if (!remember(records) || isPatched) return
    isPatched = true
    patch(() => void remember(observer.takeRecords()))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** @param catchUp notes what has happened since the observer was last told */
function patch(catchUp: () => void): void {
  const isDisplaced = (node: Node) => {
    catchUp()
    return displaced.has(node)
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isDisplaced(child)) return removeChild.call(this, child) as Child
    const place = findReplacement(this, child)
    const isAround = place?.contains(child)
    if (isAround) child.parentNode?.removeChild(child)
    // An element around several texts stays for the others.
    if (!isAround || place?.textContent === '') place?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const place = next && next.parentNode !== this && isDisplaced(next) ? findReplacement(this, next) : next
    return insertBefore.call(this, node, place) as Child
  }

  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data
    },
    // A text that says something else now takes its place again: its translation is none any more.
    set(this: Text, text: string | null) {
      this.data = text ?? ''
      const standIn = this.parentNode ? undefined : replacements.get(this)
      if (standIn?.parentNode) standIn.parentNode.replaceChild(this, standIn)
    },
  })
}
