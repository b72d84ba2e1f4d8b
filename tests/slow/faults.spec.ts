import { stripVTControlCharacters } from 'node:util'
import { connectionStatus, conversation, log, send } from '../browser/support/chat-screen'
import { expect, test } from '../browser/support/fixtures'
import { waitForLateCode } from '../browser/support/late-code'
import { testedCases, uncovered } from '../faults/cases'
import { faultsOf, proxyFaultsOf } from '../faults/faults'
import { FaultHarness } from '../faults/harness'
import { runCase, runRetries } from '../faults/run-case'

test('every operation of openapi.yaml is tested with injected faults', () => {
  expect(uncovered).toEqual([])
})

// Tests every second API call with one fault, and a different fault each time. The Playwright project `faults` tests each
// call with each fault.
const sample = testedCases
  .map((one, index) => {
    const faults = faultsOf(one.operation)
    return { ...one, fault: faults[(index * 7) % faults.length] }
  })
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
    const failures = await runRetries(harness, proxyFaultsOf(operation))
    expect(failures.map((failure) => stripVTControlCharacters(String(failure)))).toEqual([])
  })

test('members can chat while the hub closes each connection after the handshake', {
  tag: '@FLT-117',
}, async ({ page, mock }) => {
  await page.clock.install()
  await mock.login(page)
  await mock.fault('hub', { body: 'half' })
  await page.goto('/messages')
  await conversation(page, 'Bruno Carvalho').click()
  await waitForLateCode(page)
  const attempts = async () => (await mock.requests('negotiateMessageHub')).length
  // The first attempt, and the one right after it.
  await expect.poll(attempts).toBe(2)
  for (const [attempt, seconds] of [
    [3, 2],
    [4, 10],
    [5, 30],
  ] as const)
    await expect(async () => {
      await page.clock.fastForward(seconds * 1_000)
      expect(await attempts()).toBe(attempt)
    }).toPass()
  await expect(connectionStatus(page)).toContainText('Not connected')
  await send(page, 'Not lost')
  await expect(log(page).getByText('Not lost', { exact: true })).toBeVisible()
  await expect(log(page).getByText(/Not sent|Sending…/)).toHaveCount(0)
  await page.clock.fastForward(120_000)
  expect(await attempts()).toBe(5)
  expect(await mock.requests('createMessage')).toHaveLength(1)

  await mock.clearFaults()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(connectionStatus(page)).toHaveText('Connected')
})
