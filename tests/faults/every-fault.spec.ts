import { stripVTControlCharacters } from 'node:util'
import { test } from '../browser/support/fixtures'
import { testedCases } from './cases'
import { faultsOf } from './faults'
import { FaultHarness } from './harness'
import { runCase } from './run-case'

for (const { operation, faultCase } of testedCases)
  test(
    `a failed call of ${operation.id} keeps text and can be retried`,
    {
      tag: `@${operation.tag}`,
    },
    async ({ page, mock, consoleErrors }, { annotations }) => {
      test.setTimeout(300_000)
      const harness = await FaultHarness.create({ page, mock, consoleErrors }, faultCase, operation)
      const failures: string[] = []
      // Uses one page for all faults, since opening a page for each fault would take twice the time.
      // All faults, or only the one that the environment variable FAULT names: `FAULT=silence`.
      for (const fault of faultsOf(operation).filter(({ name }) =>
        [name, undefined].includes(process.env.FAULT),
      )) {
        let verdict = 'failed'
        try {
          verdict = await test.step(fault.name, () => runCase(harness, fault))
        } catch (error) {
          const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
          failures.push(`${fault.name}: ${reason.split('\n').filter(Boolean).slice(0, 12).join(' | ')}`)
        }
        annotations.push({ type: 'count', description: verdict })
      }
      if (failures.length > 0) throw new Error(failures.join('\n'))
    },
  )
