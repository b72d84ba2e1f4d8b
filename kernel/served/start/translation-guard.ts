/**
 * Browsers and extensions translate a page by wrapping or replacing its text nodes. React then throws `NotFoundError` when
 * it removes a displaced node or inserts before one, and the page goes blank. An error boundary does not help: its own
 * cleanup may fail at such a node, and input would be lost. So the DOM methods are patched when a React node is displaced
 * for the first time. Only calls with displaced React nodes change: mistakes of other scripts still throw.
 */

const textNode = 3
/** Limits the search for the place of a displaced node: translators nest only a few elements around a text. */
const maxDepth = 100

/** Removed text nodes, with the nodes that replaced them. */
const replacements = new WeakMap<Node, Node>()
/** Nodes of React that other scripts have moved or removed. */
const displaced = new WeakSet<Node>()

/** Whether React created a node: React sets a property on its nodes whose name has this prefix and a random suffix. */
const isReactNode = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'))

/** Finds the child of `parent` that is, contains or replaces a node. */
function findReplacement(parent: Node, node: Node): ChildNode | null {
  let position: Node | null | undefined = node
  for (let steps = 0; position && position.parentNode !== parent && steps < maxDepth; steps++)
    position = position.parentNode ?? replacements.get(position)
  return position?.parentNode === parent ? (position as ChildNode) : null
}

/** Records external changes to React nodes; returns whether there were any. */
function recordChanges(records: readonly MutationRecord[]): boolean {
  let hasExternalChange = false
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  const externalByNode = new Map<Node, boolean>()
  const hasExternalNodes = (target: Node) => {
    const known = externalByNode.get(target)
    if (known !== undefined) return known
    // React replaces its nodes only by other nodes of React, so such changes are not recorded.
    const has = records.some(
      (record) => record.target === target && [...record.addedNodes].some((node) => !isReactNode(node)),
    )
    externalByNode.set(target, has)
    return has
  }
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const removed of removedNodes) {
      if (!isReactNode(removed) || !hasExternalNodes(target)) continue
      hasExternalChange = true
      displaced.add(removed)
      if (removed.nodeType !== textNode) continue
      // Translators replace a text node, or insert a node beside the text node and then remove the text node.
      const sibling = [previousSibling, nextSibling].find((node) => node && added.has(node))
      const replacement = addedNodes[0] ?? sibling
      if (replacement) replacements.set(removed, replacement)
    }
  return hasExternalChange
}

/** Keeps React working on pages rewritten by a translator or extension. Install once, before the first render. */
export function installTranslationGuard(): void {
  let isPatched = false
  const observer = new MutationObserver((records) => {
    if (!recordChanges(records) || isPatched) return
    isPatched = true
    patch(() => void recordChanges(observer.takeRecords()))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Patches the DOM methods. @param catchUp processes pending mutation records */
function patch(catchUp: () => void): void {
  const isDisplaced = (node: Node) => {
    catchUp()
    return displaced.has(node)
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !isDisplaced(child)) return removeChild.call(this, child) as Child
    const position = findReplacement(this, child)
    const isAround = position?.contains(child)
    if (isAround) child.parentNode?.removeChild(child)
    // A translator's wrapper may contain several text nodes: remove the wrapper only with the last of them.
    if (!isAround || position?.textContent === '') position?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    const position =
      next && next.parentNode !== this && isDisplaced(next) ? findReplacement(this, next) : next
    return insertBefore.call(this, node, position) as Child
  }

  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data
    },
    // When React changes a translated text, the new text replaces the outdated translation.
    set(this: Text, text: string | null) {
      this.data = text ?? ''
      const replacement = this.parentNode ? undefined : replacements.get(this)
      if (replacement?.parentNode) replacement.parentNode.replaceChild(this, replacement)
    },
  })
}
