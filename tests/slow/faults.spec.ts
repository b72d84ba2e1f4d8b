import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '../browser/support/fixtures'
import { testedCases, uncovered } from '../faults/cases'
import { faults, proxyFaults } from '../faults/faults'
import { FaultHarness } from '../faults/harness'
import { runCase, runRetries } from '../faults/run-case'

test('every operation of openapi.yaml is tested with injected faults', () => {
  expect(uncovered).toEqual([])
})

// Tests every second API call with one fault, and a different fault each time. The Playwright project `faults` tests each
// call with each fault.
const sample = testedCases
  .map((one, index) => ({ ...one, fault: faults[(index * 7) % faults.length] }))
  .filter((_, index) => index % 2 === 0)

for (const tag of new Set(sample.map(({ operation }) => operation.tag)))
  test(`forms and screens report and retry failed calls of the ${tag} API`, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    test.slow()
    for (const { operation, faultCase, fault } of sample)
      if (operation.tag === tag && fault)
        await test.step(`${operation.id}: ${fault.name}`, async () => {
          const harness = await FaultHarness.create({ page, mock, consoleErrors }, faultCase, operation)
          await runCase(harness, fault)
          await harness.dispose()
        })
  })

for (const { operation, faultCase } of testedCases)
  test(`a call of ${operation.id} that a proxy refuses, stops or slows down keeps text and can be retried`, {
    tag: ['@FLT-111', '@FLT-114', '@FLT-115'],
  }, async ({ page, mock, consoleErrors }) => {
    test.slow()
    const harness = await FaultHarness.create({ page, mock, consoleErrors }, faultCase, operation)
    // The mock server does not serve the texts: see file-faults.spec.ts.
    const isFile = operation.id === 'getTranslations'
    const tried = proxyFaults.filter(({ delivery }) => !(isFile && delivery))
    const failures = await runRetries(harness, tried)
    expect(failures.map((failure) => stripVTControlCharacters(String(failure)))).toEqual([])
  })
