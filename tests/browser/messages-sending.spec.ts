import { log, openChat, send, test } from './support/chat-screen'
import { expect } from './support/fixtures'

test('two tabs show an unsent message, and send it once when one of them is closed', {
  tag: ['@slow', '@FLT-04'],
}, async ({ page, context, mock, bruno }) => {
  const failed = (tab: typeof page) => log(tab).getByText('Not sent')
  await mock.login(page)
  await openChat(page, bruno.id)
  await mock.fault('createMessage', { status: 500 })
  await send(page, 'From a tab that closes')
  await expect(failed(page)).toHaveCount(1)
  const other = await context.newPage()
  await openChat(other, bruno.id)
  await expect(failed(other)).toHaveCount(1)
  await send(page, 'From the same tab')
  await expect(failed(other)).toHaveCount(2)
  await log(page).getByRole('button', { name: 'Discard' }).last().click()
  await expect(failed(other)).toHaveCount(1)
  await page.close()
  await mock.clearFaults()
  await log(other).getByRole('button', { name: 'Try again' }).click()
  await expect(failed(other)).toHaveCount(0)
  await expect.poll(() => bruno.received.map(([, , , text]) => text)).toEqual(['From a tab that closes'])
})
