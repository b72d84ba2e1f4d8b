import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcesOf = (plugin: string) =>
  readdirSync(join('plugins', plugin), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join('plugins', plugin, file), 'utf8'))

/** Plugins whose contracts a plugin imports, and `accounts` where it links to one of its routes in the kernel. */
function contractsIn(plugin: string): Set<string> {
  const text = sourcesOf(plugin).join('\n')
  const named = [...text.matchAll(/from '(?:\.\.\/)+([\w-]+)\/contract'/g)].map(([, id = '']) => id)
  const isForAccounts = /\b(login|logout|profile|register|timeout)Route\b/.test(text)
  return new Set(isForAccounts ? [...named, 'accounts'] : named)
}

/**
 * Whether one of two plugins imports the other’s contract. Only then can its screens differ without the other, so
 * other combinations need no test. (The import check forbids any other dependency.) The kernel depends on all.
 */
export function dependenciesOf(ids: readonly string[]): (one: string, other: string) => boolean {
  const contracts = new Map(ids.map((id) => [id, contractsIn(id)]))
  return (one, other) => Boolean(contracts.get(one)?.has(other) || contracts.get(other)?.has(one))
}
