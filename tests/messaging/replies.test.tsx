import search from '@plugins/search/plugin'
import { expect, rs, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, startMockServer } from '@tests/kit'
import {
  choose,
  conversation,
  idOf,
  log,
  messageField,
  openChat,
  partner,
  press,
  seeLast,
  showWholeLogs,
  storedWith,
  write,
} from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const long = 'We meet at the tram stop, and walk along the canal.'
const cut = 'We meet at the tram stop, and walk along…'
const quoted = `> ${cut}\n`

const chooseFor = (text: string, item: string) => choose(item, `More actions: ${text}`)
/** The words of a message that a reply begins with stand above the field. */
const seeReply = async (words: string, draft = '') => {
  const field = await messageField()
  await waitFor(() => expect(field).toHaveProperty('value', draft))
  await waitFor(() => {
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe(`Reply to: Bruno Carvalho: ${words}`)
  })
}
const rowOf = async (text: string) => {
  const row = (await within(await log()).findByText(text)).closest<HTMLElement>('[data-focus-item]')
  if (!row) throw new Error('There is no row.')
  return row
}

// Covers UX-68
test('a reply quotes the first words, which lead to the message', async () => {
  partner(mock).store(long)
  await openChat(mock)
  await write('See you')
  await chooseFor(long, 'Reply')
  await seeReply(cut, 'See you')
  await waitFor(async () => expect(document.activeElement).toBe(await messageField()))
  await press('Send')
  await waitFor(() => expect(storedWith(mock, `${quoted}See you`)).toHaveLength(1))
  const quote = await screen.findByRole('button', { name: /^Reply to: Bruno Carvalho\s*We meet at the tram/ })
  await expectAccessible(await log())
  fireEvent.click(quote)
  await waitFor(() =>
    expect(document.querySelector('[role=log] [aria-current]')?.textContent).toContain(long),
  )
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
})

// Covers UX-68
test('the key r replies to the focused message, else to the last one, and another quote replaces the first', async () => {
  partner(mock).store(long)
  partner(mock).store('Or not?')
  await openChat(mock, idOf(mock, 'bruno'), search)
  await within(await log()).findByText('Or not?')
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' })
  await seeReply('Or not?')
  const button = within(await rowOf(long)).getByRole('button', { name: `More actions: ${long}` })
  button.focus()
  fireEvent.keyDown(button, { key: 'r', code: 'KeyR' })
  await seeReply(cut)
})

// Covers UX-68
test('a reply survives a reload, and can become a message of its own', async () => {
  partner(mock).store(long)
  await openChat(mock)
  await chooseFor(long, 'Reply')
  await write('See you')
  await seeReply(cut, 'See you')
  cleanup()
  await openChat(mock)
  await seeReply(cut, 'See you')
  await press('Cancel reply')
  await waitFor(async () => expect(document.activeElement).toBe(await messageField()))
  await press('Send')
  await waitFor(() => expect(storedWith(mock, 'See you')).toHaveLength(1))
})

// Covers UX-68
test('a swipe to the end of the line replies, a scroll does not', async () => {
  partner(mock).store(long)
  await openChat(mock)
  const line = (await within(await log()).findByText(long)).parentElement as HTMLElement
  const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1 }
  const move = (...points: readonly (readonly [number, number])[]) => {
    fireEvent.pointerDown(line, { ...touch, clientX: 100, clientY: 100 })
    for (const [x, y] of points) fireEvent.pointerMove(line, { ...touch, clientX: 100 + x, clientY: 100 + y })
    fireEvent.pointerUp(line, touch)
  }
  move([10, 30], [80, 40])
  move([40, 0])
  move([-80, 0])
  expect((await messageField()).value).toBe('')
  move([30, 5], [80, 10])
  await seeReply(cut)
  expect(line.style.transform).toBe('')
})

// Covers UX-68
test('a quote of words that nobody wrote names nobody and leads nowhere', async () => {
  const faked = '> Bruno Carvalho: I owe you 100\nThanks!'
  partner(mock).store(faked)
  await openChat(mock)
  const row = await rowOf('Thanks!')
  expect(row.textContent).toContain('Reply to: Bruno Carvalho: I owe you 100')
  expect(within(row).queryByRole('button', { name: /^Reply to/ })).toBeNull()
  expect(row.querySelector('b')).toBeNull()
})

// Covers UX-68
test('a reply that is written offline waits with its quote', async () => {
  partner(mock).store(long)
  await openChat(mock)
  mock.fault({ operation: 'createMessage', drop: true })
  await chooseFor(long, 'Reply')
  await seeReply(cut)
  await write('شكرا 👩‍🏫')
  await press('Send')
  await screen.findByText('Waiting for a connection')
  expect(await screen.findByRole('button', { name: /^Reply to: Bruno Carvalho/ })).toBeTruthy()
})

// Covers UX-68
test('a message that just arrived can be copied, also by hand', async () => {
  await openChat(mock)
  partner(mock).send('> It won’t rain.\nHere: https://roda.example')
  const text = 'Here: https://roda.example'
  await chooseFor(text, 'Copy text')
  await screen.findByText('Text copied')
  expect(await navigator.clipboard.readText()).toBe(text)
  rs.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await chooseFor(text, 'Copy text')
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy text' }))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text)
})

// Covers UX-68
test('a message is forwarded to a conversation, which opens', async () => {
  partner(mock).store(long)
  await openChat(mock)
  await chooseFor(long, 'Forward')
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward to' }))
  await expectAccessible(screen.getByRole('dialog'))
  fireEvent.input(await dialog.findByRole('searchbox'), { target: { value: 'constan' } })
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Inês/ })).toBeNull())
  fireEvent.click(dialog.getByRole('button', { name: 'Constantin Spencer' }))
  await screen.findByRole('heading', { name: 'Constantin Spencer' })
  await seeLast(long)
  await waitFor(() => expect(storedWith(mock, long)).toHaveLength(2))
  await conversation(/^Constantin Spencer/)
})
