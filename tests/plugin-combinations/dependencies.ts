import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcesOf = (plugin: string) =>
  readdirSync(join('plugins', plugin), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join('plugins', plugin, file), 'utf8'))

/** Lists the plugins whose contracts a plugin imports, and `accounts` if it links to a route of accounts. */
function contractsIn(plugin: string): Set<string> {
  const text = sourcesOf(plugin).join('\n')
  const named = [...text.matchAll(/from '(?:\.\.\/)+([\w-]+)\/contract'/g)].map(([, id = '']) => id)
  const isForAccounts = /\b(login|logout|profile|register|timeout)Route\b/.test(text)
  return new Set(isForAccounts ? [...named, 'accounts'] : named)
}

/**
 * Creates a function that checks whether one of two plugins imports the other’s contract. Without such an import,
 * neither plugin’s screens can depend on the other, since the import rules forbid all other imports.
 */
export function dependenciesOf(ids: readonly string[]): (one: string, other: string) => boolean {
  const contracts = new Map(ids.map((id) => [id, contractsIn(id)]))
  return (one, other) => Boolean(contracts.get(one)?.has(other) || contracts.get(other)?.has(one))
}
