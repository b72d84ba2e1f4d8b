import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { wholeContract } from '../contract/whole-contract.mjs'

/** Reads the contract: by default openapi.yaml of the working directory merged with those of its plugins. */
export function readContract(path?: string): string {
  const file = resolve(path ?? 'openapi.yaml')
  if (!existsSync(file))
    throw new Error(`There is no contract at ${file}: start from the project's folder or pass "contract".`)
  return path === undefined ? wholeContract(dirname(file)) : readFileSync(file, 'utf8')
}
