import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The text of the contract, by default that of the project the process was started in. */
export function readContract(path = 'openapi.yaml'): string {
  const file = resolve(path)
  if (!existsSync(file))
    throw new Error(`There is no contract at ${file}: start from the project's folder or pass "contract".`)
  return readFileSync(file, 'utf8')
}
