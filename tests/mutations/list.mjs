import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../scripts/process/run.mjs'

const guards = parse(readFileSync(join(root, 'tests/mutations/guards.yaml'), 'utf8'))

/** Finds the unit test of a file: next to the file, or in tests/scripts for a script. */
const unitTestOf = (file) =>
  [file, file.replace(/^scripts\/.*\//, 'tests/scripts/')]
    .flatMap((path) => ['.test.ts', '.test.tsx'].map((ending) => path.replace(/\.\w+$/, ending)))
    .find((test) => existsSync(join(root, test)))

/**
 * Each mutation removes one guard from a file, which must make the named test fail.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string, title: string }[]}
 */
export const mutations = Object.entries(guards).flatMap(([file, ofFile]) =>
  Object.entries(ofFile).map(([name, { find, replace = '', test = unitTestOf(file), title = '' }]) => ({
    ...{ name, file, find, replace, test, title },
  })),
)
