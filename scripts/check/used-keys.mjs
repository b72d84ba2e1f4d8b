import ts from 'typescript'

/**
 * Finds the text keys that a source file may use: all property names and strings in it, and a pattern for each
 * template string.
 *
 * @param {string} name the file name, whose extension (.ts or .tsx) selects the syntax
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

/**
 * Converts a template string to a pattern. Ignores a template without fixed characters, since it would match every
 * key.
 */
function patternOf({ head, templateSpans }) {
  const fixed = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  if (!fixed.some((part) => /\w/.test(part))) return
  return new RegExp(`^${fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)
}
