import search from '@plugins/search/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { startMockServer } from '@tests/kit'
import { idOf, open, showWholeLogs } from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

// Covers UX-06, UX-20
test('the search finds a conversation by a message that is loaded on this device', async () => {
  await open(`/messages?with=${idOf(mock, 'bruno')}`, search)
  const log = await screen.findByRole('log', { name: /^Messages with/ })
  await within(log).findByText('It won’t rain.')
  expect(await within(log).findAllByText(/^(Today|Yesterday)$/)).not.toHaveLength(0)

  fireEvent.click(await screen.findByRole('button', { name: 'Search or jump to…' }))
  const field = await screen.findByRole('combobox', { name: 'Search' })
  fireEvent.input(field, { target: { value: 'photo walk' } })
  const group = within(await screen.findByRole('group', { name: 'Conversations' }))
  const option = await group.findByRole('option', { name: /Bruno Carvalho/ })
  expect(option.textContent).toContain('Are you coming to the photo walk?')
  expect(await screen.findByText('Messages are searched on this device only.')).toBeTruthy()
})
