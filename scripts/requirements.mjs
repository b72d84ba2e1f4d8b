// Lists every requirement of docs/requirements.md with the tests that cite it.
//  npm run requirements                  all of them
//  npm run requirements -- --missing     those without a test
//  npm run requirements -- --only FLT    those whose id starts with FLT

import { headerComment, readOptions } from './process/options.mjs'
import { readRequirements, testsByRequirement } from './requirements/requirements.mjs'

const { missing, only } = readOptions(headerComment(import.meta.url), {
  missing: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
})

const tests = testsByRequirement()
const ids = [...readRequirements().keys()].filter((id) => id.startsWith(only))
const untested = ids.filter((id) => !tests.has(id))

for (const id of missing ? untested : ids) {
  const files = [...(tests.get(id) ?? [])]
  console.log(`${id.padEnd(14)} ${files.length === 0 ? 'no test' : files.join(', ')}`)
}
console.log(`${ids.length - untested.length} of ${ids.length} requirements have a test`)
