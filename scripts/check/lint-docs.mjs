import ts from 'typescript'
import { parse as parseYaml } from 'yaml'

const block = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm

/**
 * Finds code blocks that do not parse, and names of npm scripts that do not exist.
 *
 * @param {string} page the content of a document
 * @param {Record<string, string>} scripts the npm scripts of package.json
 */
export function findCodeIssues(page, scripts) {
  const blocks = [...page.matchAll(block)].map(([, language, text]) => ({ language, text }))
  const unreadable = blocks.flatMap(({ language, text }) => {
    const why = readers[language]?.(text)
    const [first] = text.trim().split('\n')
    return why ? [`the ${language} block that begins with “${first}” does not parse: ${why}`] : []
  })
  const named = [...page.matchAll(/\bnpm run (?:-\S+ )*([\w:-]+)/g)].map(([, name]) => name)
  const unknown = [...new Set(named)].filter((name) => !(name in scripts))
  return [...unreadable, ...unknown.map((name) => `there is no \`npm run ${name}\` in package.json`)]
}

const readers = {
  json: (text) => faultOf(() => JSON.parse(text)),
  yaml: (text) => faultOf(() => parseYaml(text)),
  js: (text) => syntaxFault(text, 'block.jsx'),
  mjs: (text) => syntaxFault(text, 'block.jsx'),
  ts: (text) => syntaxFault(text, 'block.ts'),
  tsx: (text) => syntaxFault(text, 'block.tsx'),
}

function faultOf(read) {
  try {
    read()
  } catch (error) {
    return error.message
  }
}

function syntaxFault(text, fileName) {
  const { diagnostics } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  })
  return diagnostics[0] && ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')
}

/**
 * Compares the tables of docs/dependencies.md with package.json. A row may name several packages.
 *
 * @param {string} page the content of docs/dependencies.md
 * @param {string[]} packages
 * @returns {string[]} messages
 */
export function findPackageIssues(page, packages) {
  const rows = [...page.matchAll(/^\| (?!Package|-)([^|]+) \|/gm)].flatMap(([, names]) => names.split(', '))
  return [
    ...packages.filter((name) => !rows.includes(name)).map((name) => `has no row for ${name}`),
    ...rows
      .filter((row) => !packages.includes(row))
      .map((row) => `has a row for ${row}, which package.json lacks`),
    ...rows.filter((row, at) => rows.indexOf(row) < at).map((row) => `has two rows for ${row}`),
  ]
}
