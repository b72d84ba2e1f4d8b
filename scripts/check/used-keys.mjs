import ts from 'typescript'

/**
 * The texts that a source file may speak: every name and every string in it that could be a key. A template
 * string stands for all keys that it can become.
 *
 * @param {string} source
 * @param {string} name the file's, for its kind: .ts or .tsx
 * @returns {{ names: Set<string>, patterns: RegExp[] }}
 */
export function findKeys(source, name) {
  const names = new Set()
  const patterns = []
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) names.add(node.text)
    else if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
    else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText())
    else if (ts.isTemplateExpression(node)) patterns.push(patternOf(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true))
  return { names, patterns: patterns.filter(Boolean) }
}

/** A template without fixed words could become any key and says nothing. */
function patternOf({ head, templateSpans }) {
  const fixed = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  if (!fixed.some((part) => /\w/.test(part))) return
  return new RegExp(`^${fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)
}
