import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcesOf = (plugin: string) =>
  readdirSync(join('plugins', plugin), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join('plugins', plugin, file), 'utf8'))

/** Plugins whose contracts a plugin imports; `accounts` too where it leads to a screen that the kernel names for it. */
function contractsIn(plugin: string): Set<string> {
  const text = sourcesOf(plugin).join('\n')
  const named = [...text.matchAll(/from '(?:\.\.\/)+([\w-]+)\/contract'/g)].map(([, id = '']) => id)
  const isForAccounts = /\b(login|logout|profile|register|timeout)Route\b/.test(text)
  return new Set(isForAccounts ? [...named, 'accounts'] : named)
}

/**
 * Whether two plugins have to do with each other: by a link or by what one puts into a slot of the other. There is no
 * other way (the check of imports sees to it), so a screen is the same with and without a plugin that its own does not
 * meet: it need not be seen without that one, and without a pair only where it meets both. The kernel meets all.
 */
export function dependenciesOf(ids: readonly string[]): (one: string, other: string) => boolean {
  const contracts = new Map(ids.map((id) => [id, contractsIn(id)]))
  return (one, other) => Boolean(contracts.get(one)?.has(other) || contracts.get(other)?.has(one))
}
