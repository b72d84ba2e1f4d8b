import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '../browser/support/fixtures'
import { testedCases, uncovered } from './cases'
import { faults } from './faults'
import { FaultHarness } from './harness'
import { runCase } from './run-case'

const asked = (process.env.FAULTS_ONLY ?? '').split(',').filter(Boolean)
const struck = faults.filter(({ name }) => [name, ''].includes(process.env.FAULTS_FAULT ?? ''))
const isAsked = (...names: string[]) => asked.length === 0 || names.some((name) => asked.includes(name))

if (asked.length === 0)
  test('every operation of the contract has a scene', () => {
    expect(uncovered, 'tests/faults/scenes has no scene for these, or the contract no operation').toEqual([])
  })

for (const { operation, scene } of testedCases.filter(({ operation: { id, tag } }) => isAsked(id, tag)))
  test(operation.id, async ({ page, mock, consoleErrors }, { annotations }) => {
    test.setTimeout(300_000)
    const stage = await FaultHarness.set({ page, mock, consoleErrors }, scene, operation)
    const broken: string[] = []
    for (const fault of struck) {
      let verdict = 'failed'
      try {
        verdict = await runCase(stage, fault)
      } catch (error) {
        const why = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
        broken.push(`${fault.name}: ${why.split('\n').filter(Boolean).slice(0, 12).join(' | ')}`)
      }
      annotations.push({ type: 'cell', description: `${fault.name} ${verdict}` })
    }
    if (broken.length > 0) throw new Error(broken.join('\n'))
  })
