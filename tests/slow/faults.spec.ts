import { expect, test } from '../browser/support/fixtures'
import { testedCases, uncovered } from '../faults/cases'
import { faults } from '../faults/faults'
import { FaultHarness } from '../faults/harness'
import { runCase } from '../faults/run-case'

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
