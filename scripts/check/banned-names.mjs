import { parseSync, visitorKeys } from 'oxc-parser'

/**
 * Reads the words in the first column of the table "Avoid". Skips words with a remark, as in "keep (noun)": only some of
 * their meanings are banned, which a program cannot tell apart.
 *
 * @param {string} glossary the content of docs/glossary.md
 */
export function bannedWordsIn(glossary) {
  const [, section = ''] = glossary.split(/^## Avoid$/m)
  const cells = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell)
  return cells
    .slice(2)
    .flatMap((cell) => cell.split(/,\s*/))
    .map((word) => word.trim())
    .filter((word) => !word.includes('('))
}

/**
 * Finds declared names (of variables, functions, classes, types and parameters) that contain a banned word.
 *
 * @param {string} file the file name, whose extension selects the syntax
 * @param {readonly string[]} words lowercase words; `stand-in` matches the names standIn and standIns
 */
export function findBannedNames(file, source, words) {
  return declaredNames(parseSync(file, source).program).flatMap(({ name, start }) => {
    const segments = `-${segmentsOf(name).join('-')}-`
    const word = words.find((one) => new RegExp(`-${one}(e?s)?-`).test(segments))
    return word ? [{ name, word, line: source.slice(0, start).split('\n').length }] : []
  })
}

/** Splits a camelCase name into words, as in `$useXMLName2` → use, xml, name. */
const segmentsOf = (name) =>
  name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((segment) => segment.toLowerCase()) ?? []

function declaredNames(program) {
  const names = []
  const visit = (node) => {
    if (!node) return
    for (const pattern of declarationsOf(node)) names.push(...bindingsOf(pattern))
    for (const key of visitorKeys[node.type] ?? []) [node[key]].flat().forEach(visit)
  }
  visit(program)
  return names
}

function declarationsOf(node) {
  if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|TSDeclareFunction)$/.test(node.type))
    return [node.id, ...node.params]
  if (/^(VariableDeclarator|ClassDeclaration|TS\w+Declaration)$/.test(node.type)) return [node.id]
  return []
}

/** Lists the identifiers that a destructuring pattern declares. */
function bindingsOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => bindingsOf(property.value ?? property.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(bindingsOf)
    case 'AssignmentPattern':
      return bindingsOf(pattern.left)
    case 'RestElement':
      return bindingsOf(pattern.argument)
    case 'TSParameterProperty':
      return bindingsOf(pattern.parameter)
    default:
      return []
  }
}
