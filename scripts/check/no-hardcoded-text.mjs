import ts from 'typescript'

/** JSX attributes whose text people see or screen readers announce. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
])
const letters = /\p{L}/u

/** Finds texts in JSX that should be in locale files. */
export function findHardcodedText(source) {
  const file = ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.ESNext, true)
  const found = []
  const note = (node, words) => {
    if (!letters.test(words)) return
    const start = node.getStart(file)
    found.push({ line: file.getLineAndCharacterOfPosition(start).line + 1, words: words.trim() })
  }
  const visit = (node) => {
    if (ts.isJsxText(node)) note(node, decodeEntities(node.text))
    else if (ts.isJsxAttribute(node) && textAttributes.has(node.name.getText()))
      noteLiterals(node.initializer, note)
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) noteLiterals(node, note)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Reports string literals, also those in conditional expressions. */
function noteLiterals(node, note) {
  if (!node) return
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text)
  else if (ts.isTemplateExpression(node)) {
    note(
      node,
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '),
    )
  } else if (ts.isJsxExpression(node)) noteLiterals(node.expression, note)
  else if (ts.isParenthesizedExpression(node)) noteLiterals(node.expression, note)
  else if (ts.isConditionalExpression(node)) {
    noteLiterals(node.whenTrue, note)
    noteLiterals(node.whenFalse, note)
  } else if (ts.isBinaryExpression(node)) noteLiterals(node.right, note)
}

/** Removes character references such as `&nbsp;`, which are not words. */
const decodeEntities = (text) => text.replace(/&#?\w+;/g, ' ')
