// Generates the API types, and the rules of operations that the client needs at run time. `--check` writes nothing and
// fails if a file is stale.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse } from 'yaml'
import { wholeContract } from '../mocks/contract/whole-contract.mjs'

const HEADER = '// Generated from openapi.yaml by scripts/generate-api.mjs. Do not edit.\n'
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')
const contract = parse(wholeContract(fileURLToPath(root)))

const generated = {
  'kernel/core/http/api.gen.ts': HEADER + (await typesOf(contract)),
  'kernel/core/http/operations.gen.ts': HEADER + rulesOf(contract),
}

for (const [path, text] of Object.entries(generated)) {
  const file = new URL(path, root)
  const isCurrent = (await textOf(file)) === text

  if (isCheck && !isCurrent) {
    console.error(`${path} does not match openapi.yaml: run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
  // Does not write up-to-date files, because that would trigger file watchers.
  if (!isCheck && !isCurrent) await writeFile(file, text)
}

/** Generates all types of openapi.yaml, with binary fields as Blob instead of string. */
async function typesOf(document) {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(structuredClone(document), {
    alphabetize: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  return astToString(nodes)
}

/** Lists only the operations whose rules differ from the default, to keep the file small: it ships to browsers. */
function rulesOf(document) {
  // Skips paths outside of /api/: pages load these files directly, without the client.
  const entries = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        key: `${method.toUpperCase()} ${path}`,
        rule: tokenRule(item[method].security ?? document.security ?? []),
        isChangingGet: method === 'get' && item[method]['x-changes-data'] === true,
      })),
    )
  const rules = entries
    .filter(({ rule }) => rule)
    .map(({ key, rule }) => `  '${key}': '${rule}',`)
    .sort()
  const changing = entries
    .filter(({ isChangingGet }) => isChangingGet)
    .map(({ key }) => `'${key}'`)
    .sort()

  return `
/** Whether a call sends the bearer token. Calls that are not listed always send it, and are not made without a token. */
export const tokenRules: Readonly<Record<string, 'never' | 'optional'>> = {
${rules.join('\n')}
}

/** GETs that change data. */
export const changingGets: ReadonlySet<string> = new Set([${changing.join(', ')}])
`
}

/** Returns whether a call sends the token: never, optionally or, for `undefined`, always. */
function tokenRule(security) {
  if (security.length === 0) return 'never'
  if (security.some((requirement) => Object.keys(requirement).length === 0)) return 'optional'
}

async function textOf(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
