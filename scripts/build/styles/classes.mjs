import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { css } from '../../../styled-system/css/index.mjs'
import { flex, grid, stack } from '../../../styled-system/patterns/index.mjs'
import { merge, propertyOf } from './recipes.mjs'

const recipes = join(dirname(fileURLToPath(import.meta.url)), 'recipes.mjs')

/**
 * Replaces the styles in the source of a module by the names of their classes, so that the product contains neither the styles
 * nor what turns them into names.
 *
 * @param {string} code
 * @param {string} file
 * @returns {string}
 */
export function withStaticStyles(code, file) {
  const source = parsed(code, file)
  const imports = source.statements.filter(isStyleImport)
  if (imports.length === 0) return code
  const calls = callsIn(source)
  const recipeNames = ['cva', 'sva'].filter((name) => calls.some((one) => one.name === name))
  const lines = [
    namesIn(imports).includes('cx') && `import { cx } from 'styled-system/css/cx'`,
    recipeNames.length > 0 && `import { ${recipeNames} } from ${JSON.stringify(recipes)}`,
  ]
  return [
    ...calls,
    ...imports.map((node, at) => ({ node, text: at === 0 ? lines.filter(Boolean).join(';') : '' })),
  ]
    .sort((one, other) => other.node.getStart() - one.node.getStart())
    .reduce((all, { node, text }) => all.slice(0, node.getStart()) + text + all.slice(node.end), code)
}

/**
 * The styles in the source of a module: what is called with which values, and the text that replaces the call.
 *
 * @param {string} code
 * @param {string} file
 */
export const stylesIn = (code, file) => callsIn(parsed(code, file))

const parsed = (code, file) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)

function callsIn(source) {
  const names = namesIn(source.statements.filter(isStyleImport)).filter((name) => name !== 'cx')
  const constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((one) => [one.name.text, one.initializer]),
  )
  const calls = []
  const visit = (node) => {
    const name = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text
    if (!names.includes(name)) return ts.forEachChild(node, visit)
    try {
      const values = node.arguments.map((one) => evaluated(one, constants))
      calls.push({ node, name, values, text: staticCall(name, values) })
    } catch (cause) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      throw new Error(`${source.fileName}:${line + 1}: the styles depend on what is known at run time.`, {
        cause,
      })
    }
  }
  ts.forEachChild(source, visit)
  return calls
}

const namesIn = (imports) =>
  imports.flatMap(({ importClause }) => importClause.namedBindings.elements.map(({ name }) => name.text))

const functions = { css, flex, grid, stack }

const isStyleImport = (node) =>
  ts.isImportDeclaration(node) &&
  !node.importClause?.isTypeOnly &&
  ['styled-system/css', 'styled-system/patterns'].includes(node.moduleSpecifier.text)

function staticCall(name, values) {
  if (name === 'sva') return call(name, values[0].slots, values[0])
  if (name === 'cva') return call(name, [''], withoutSlots(values[0]))
  return JSON.stringify(functions[name](...values))
}

/** A recipe as one with a slot that has no name. */
const withoutSlots = ({ base, variants = {}, compoundVariants = [], ...rest }) => ({
  ...rest,
  base: { '': base },
  variants: mapped(variants, (values) => mapped(values, (styles) => ({ '': styles }))),
  compoundVariants: compoundVariants.map((one) => ({ ...one, css: { '': one.css } })),
})

const mapped = (record, of) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value, key)]))

function call(name, slots, { base = {}, variants = {}, defaultVariants = {}, compoundVariants = [] }) {
  // A part follows the base and other variants than its own.
  const classesOf = (part, variant) => {
    const others = Object.entries(variants).filter(([name]) => name !== variant)
    const before = [base, ...others.flatMap(([, parts]) => Object.values(parts))]
    return mapped(part, (styles, slot) =>
      classesAfter(
        before.map((one) => one[slot]),
        styles,
      ),
    )
  }
  const values = [
    { ...Object.fromEntries(slots.map((slot) => [slot, ''])), ...mapped(base, (styles) => css(styles)) },
    mapped(variants, (parts, variant) => mapped(parts, (part) => classesOf(part, variant))),
    defaultVariants,
    compoundVariants.map(({ css: part, ...when }) => ({ when, classes: classesOf(part) })),
  ]
  while (Object.keys(values.at(-1)).length === 0) values.pop()
  return `${name}(${values.map((value) => JSON.stringify(value))})`
}

/**
 * The classes of styles that follow others. `p: '2'` replaces all of `p: { base: '4', md: '6' }`: what has no class of its own
 * then is removed.
 */
function classesAfter(others, styles) {
  const own = css(styles)
  const removed = others.flatMap((before) => {
    const wanted = css(before, styles).split(' ')
    return merge([css(before), own])
      .split(' ')
      .filter((name) => !wanted.includes(name))
  })
  return [...new Set(removed.map(propertyOf)), own].filter(Boolean).join(' ')
}

/** The value of an expression that consists of literals and constants of its module. */
function evaluated(node, constants) {
  const evaluate = (part) => evaluated(part, constants)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return evaluate(node.expression)
  if (ts.isIdentifier(node) && constants.has(node.text)) return evaluate(constants.get(node.text))
  if (ts.isPropertyAccessExpression(node)) return evaluate(node.expression)[node.name.text]
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(evaluate)
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => `${text}${evaluate(expression)}${literal.text}`,
      node.head.text,
    )
  if (ts.isObjectLiteralExpression(node))
    return Object.assign({}, ...node.properties.map((one) => partOf(one, evaluate)))
  throw new Error(`${node.getText()} is neither a literal nor a constant of the module.`)
}

function partOf(node, evaluate) {
  if (ts.isSpreadAssignment(node)) return evaluate(node.expression)
  if (ts.isShorthandPropertyAssignment(node)) return { [node.name.text]: evaluate(node.name) }
  const { name, initializer } = node
  return { [ts.isComputedPropertyName(name) ? evaluate(name.expression) : name.text]: evaluate(initializer) }
}
