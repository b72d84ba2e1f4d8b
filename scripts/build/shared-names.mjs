import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * Reads the table of the modules that remote plugins may import.
 *
 * @param {string} file the source file of the table
 * @returns {{ name: string, request: string, local: string, line: string }[]} `name` is what remote plugins import,
 * `request` is what the product imports for it (a package or an absolute path), `local` is the variable in the table,
 * and `line` is its import statement
 */
export function sharedRequests(file) {
  const imports = new Map()
  const shared = []
  const visit = (node) => {
    const namespace = ts.isImportDeclaration(node) && node.importClause?.namedBindings
    if (namespace && ts.isNamespaceImport(namespace)) imports.set(namespace.name.text, node)
    const value = ts.isPropertyAssignment(node)
      ? node.initializer
      : ts.isShorthandPropertyAssignment(node) && node.name
    const from = value && imports.get(value.text)
    if (from) shared.push({ name: node.name.text, local: value.text, ...importOf(from, file) })
    ts.forEachChild(node, visit)
  }
  visit(parsed(file))
  return shared
}

function importOf(node, file) {
  const { text } = node.moduleSpecifier
  return { line: node.getText(), request: text.startsWith('.') ? join(dirname(file), text) : text }
}

/**
 * Reads the exports of a module, with re-exports and without types.
 *
 * @param {string} module a path, with or without extension
 * @returns {Map<string, string | undefined>} by name; the value is known only for constant strings such as icons
 */
export function exportsOf(module) {
  const file = [`${module}.ts`, `${module}.tsx`, join(module, 'index.ts'), module].find(
    (path) => /\.tsx?$/.test(path) && existsSync(path),
  )
  if (!file) throw new Error(`There is no module ${module}.`)
  return new Map(parsed(file).statements.flatMap((statement) => exportsIn(statement, file)))
}

function exportsIn(statement, file) {
  if (ts.isExportDeclaration(statement)) {
    if (statement.isTypeOnly) return []
    if (!statement.exportClause) return [...exportsOf(join(dirname(file), statement.moduleSpecifier.text))]
    return statement.exportClause.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name }) => [name.text])
  }
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name, initializer }) => [
      name.text,
      ts.isStringLiteral(initializer) ? initializer.text : undefined,
    ])
  }
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    ? [[statement.name.text]]
    : []
}

function parsed(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}
