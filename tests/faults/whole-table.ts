import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '../browser/support/fixtures'
import { testedCases, uncovered } from './cases'
import { faults } from './faults'
import { FaultHarness } from './harness'
import { runCase } from './run-case'

const selected = (process.env.FAULTS_ONLY ?? '').split(',').filter(Boolean)
const testedFaults = faults.filter(({ name }) => [name, ''].includes(process.env.FAULTS_FAULT ?? ''))
const isSelected = (...names: string[]) =>
  selected.length === 0 || names.some((name) => selected.includes(name))

if (selected.length === 0)
  test('has a fault case for every operation of the contract', () => {
    expect(uncovered, 'no case in tests/faults/cases, or no operation in the contract').toEqual([])
  })

for (const { operation, faultCase } of testedCases.filter(({ operation: { id, tag } }) =>
  isSelected(id, tag),
))
  test(operation.id, async ({ page, mock, consoleErrors }, { annotations }) => {
    test.setTimeout(300_000)
    const harness = await FaultHarness.create({ page, mock, consoleErrors }, faultCase, operation)
    const failures: string[] = []
    for (const fault of testedFaults) {
      let verdict = 'failed'
      try {
        verdict = await runCase(harness, fault)
      } catch (error) {
        const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
        failures.push(`${fault.name}: ${reason.split('\n').filter(Boolean).slice(0, 12).join(' | ')}`)
      }
      annotations.push({ type: 'cell', description: `${fault.name} ${verdict}` })
    }
    if (failures.length > 0) throw new Error(failures.join('\n'))
  })
