import ts from 'typescript'
import { parse as parseYaml } from 'yaml'

/** Converts a heading to its anchor as GitHub does. */
const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const block = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm

/** The anchors of a page; repeated headings get a number. */
export function findAnchors(page) {
  const anchors = new Set()
  for (const [, heading] of page.replace(block, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const name = anchorOf(heading)
    let anchor = name
    for (let count = 1; anchors.has(anchor); count++) anchor = `${name}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

/**
 * The links of a page that are not absolute URLs.
 *
 * @returns {{ path: string, anchor: string }[]} `path` is empty for a link within the page
 */
export function findLinks(page) {
  const prose = page.replace(block, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#')
      return { path: decodeURIComponent(path), anchor }
    })
}

/**
 * Finds code blocks that do not parse and npm scripts that do not exist.
 *
 * @param {Record<string, string>} scripts scripts of package.json
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
