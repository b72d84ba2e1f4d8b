import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startMockServer } from '@tests/kit'
import { expectAccessible } from '@tests/kit/accessibility'
import { choose, idOf, log, openChat, partner, showWholeLogs } from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const field = () => screen.findByRole('searchbox', { name: 'Find in conversation' })
const seeCount = (count: string | RegExp) =>
  waitFor(() => expect(document.querySelector('search [role=status]')?.textContent).toMatch(count))
const marked = () => document.querySelector('[role=log] [aria-current] p')?.textContent
const markedWords = () => [...document.querySelectorAll('[role=log] mark')].map((mark) => mark.textContent)

// Covers UX-69
test('words are found in the open conversation, from the newest message to older ones', async () => {
  for (const text of ['A tripod?', 'No tripods.', 'Só um tripé, por favor', 'TRIPOD one'])
    partner(mock).store(text)
  await openChat(mock, idOf(mock, 'bruno'))
  await choose('Find in conversation')
  fireEvent.input(await field(), { target: { value: 'tripod' } })
  await seeCount(/^1 of 3 .*Bruno Carvalho: TRIPOD one/)
  expect(marked()).toBe('TRIPOD one')
  expect(markedWords()).toEqual(['tripod', 'tripod', 'TRIPOD'])
  await expectAccessible(await log())
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await seeCount(/^2 of 3/)
  expect(marked()).toBe('No tripods.')
  // A press of Enter on a button is its click alone.
  const newer = await screen.findByRole('button', { name: 'Newer match' })
  for (const _ of [1, 2]) {
    fireEvent.keyDown(newer, { key: 'Enter' })
    fireEvent.click(newer)
  }
  await seeCount(/^3 of 3/)
  expect(marked()).toBe('A tripod?')
  partner(mock).send('And a tripod more')
  await seeCount(/^4 of 4/)
  expect(marked()).toBe('A tripod?')
  fireEvent.input(await field(), { target: { value: 'TRIPE um' } })
  await seeCount(/^1 of 1/)
  expect(markedWords()).toEqual(['um', 'tripé'])
  fireEvent.input(await field(), { target: { value: 'nowhere' } })
  await seeCount(/^No matches$/)
  expect(marked()).toBeUndefined()
})

// Covers UX-69
test('a date leads to its first message, and closing the search ends the mark', async () => {
  await openChat(mock)
  await choose('Find in conversation')
  const date = await screen.findByLabelText('Go to date')
  fireEvent.change(date, { target: { value: '1999-12-31' } })
  await waitFor(() => expect(marked()).toBe('Are you coming to the photo walk?'))
  fireEvent.keyDown(date, { key: 'Escape' })
  await waitFor(() => expect(marked()).toBeUndefined())
  expect(document.querySelector('search [role=status]')).toBeNull()
})
