import accounts from '@plugins/accounts/plugin'
import { delays } from '@plugins/messaging/model/delays'
import { expect, onTestFinished, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeClock, fakeDevice, fakeOfflineCopy, reload, startMockServer } from '@tests/kit'
import {
  announcedByAna,
  conversation,
  countOf,
  idOf,
  lines,
  log,
  messageField,
  open,
  openChat,
  partner,
  press,
  seeLast,
  send,
  showWholeLogs,
  storedWith,
  write,
} from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const announced = () => announcedByAna(mock).map(([, text]) => text)
const failed = () => screen.queryAllByText('Not sent.')
const seeFailed = (count: number) => waitFor(() => expect(failed()).toHaveLength(count))
const deleteButton = (text: string) => screen.findByRole('button', { name: `Delete message: ${text}` })
const undoToast = () => screen.findByRole('group', { name: 'Message deleted' })
const pressInToast = async (name: 'Undo' | 'Close') =>
  fireEvent.click(within(await undoToast()).getByRole('button', { name }))

// Covers MSG-CHAT-02
test('a message has 1 to 200 characters, and sending it informs the hub', async () => {
  const bruno = idOf(mock, 'bruno')
  await openChat(mock)
  const before = lines().length
  await press('Send')
  expect(await screen.findByText('Write something first.')).toBeTruthy()
  await write('   ')
  await press('Send')
  // The character counter appears only near the limit.
  await write('x'.repeat(149))
  expect(screen.queryByText(/of 200 characters/)).toBeNull()
  await write('x'.repeat(150))
  expect(await screen.findByText('150 of 200 characters')).toBeTruthy()
  // The server counts UTF-16 code units: an emoji counts as two.
  await write(`${'x'.repeat(199)}🙂`)
  expect((await screen.findByText('201 of 200 characters')).className).toContain('danger')
  await press('Send')
  expect(await screen.findAllByText('The limit is 200 characters.')).not.toEqual([])
  expect(mock.requests('createMessage')).toEqual([])

  const text = `${'x'.repeat(198)}🙂`
  await write(`  ${text} `)
  await press('Send')
  const field = await messageField()
  await waitFor(() => expect(field.value).toBe(''))
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(lines()).toHaveLength(before + 1))
  await waitFor(() => expect(mock.requests('hub')).toHaveLength(1))
  const sent = mock.requests().filter(({ operationId }) => /createMessage|hub$/.test(`${operationId}`))
  expect(sent.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['createMessage', { messageText: text, destinationId: bruno }],
    ['hub', { from: 'ana.martins', arguments: [bruno, text] }],
  ])
})

// Covers FLT-125
test('with a mouse, the Enter key is labeled as the key that sends a message', async () => {
  await openChat(mock)
  expect((await messageField()).getAttribute('enterkeyhint')).toBe('send')
})

// Covers FLT-125
test('on a touch screen, the Enter key of a message is labeled as a new line, and Ctrl+Enter sends', async () => {
  fakeDevice({ hasTouch: true })
  await openChat(mock)
  const field = await messageField()
  expect(field.getAttribute('enterkeyhint')).toBe('enter')
  await userEvent.type(field, 'One{Enter}Two{Control>}{Enter}{/Control}')
  await waitFor(() => expect(announced()).toEqual(['One\nTwo']))
})

// Covers FLT-124
for (const [engine, how] of [
  ['Chrome and Firefox, during the composition', { isComposing: true }],
  ['Safari, after the composition', { keyCode: 229 }],
] as const)
  test(`Enter that chooses a word of an input method sends no message: ${engine}`, async () => {
    await openChat(mock)
    await write('にほんの')
    fireEvent.keyDown(await messageField(), { key: 'Enter', ...how })
    await write('日本の海')
    fireEvent.keyDown(await messageField(), { key: 'Enter' })
    await waitFor(() => expect(announced()).toEqual(['日本の海']))
  })

// Covers MSG-CHAT-02
test('a sent message stays in place while the server stores it', async () => {
  await openChat(mock)
  const counts: number[] = []
  const watch = new MutationObserver(() => counts.push(countOf('Here to stay')))
  watch.observe(await log(), { subtree: true, childList: true, characterData: true })
  await send('Here to stay')
  await deleteButton('Here to stay')
  watch.disconnect()
  expect(new Set(counts.slice(counts.indexOf(1)))).toEqual(new Set([1]))
})

// Covers MSG-CHAT-02
test('Enter sends a message, and Shift+Enter starts a new line', async () => {
  await openChat(mock)
  const field = await messageField()
  await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two{Enter}')
  await seeLast('One\nTwo')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('Three{Enter}')
  await seeLast('Three')
  await waitFor(() => expect(announced()).toEqual(['One\nTwo', 'Three']))
})

// Covers MSG-CHAT-04, UX-15
test('a deleted message is hidden at once and comes back if deleting fails', async () => {
  await openChat(mock)
  await send('Too early')
  mock.fault({ operation: 'deleteMessage', status: 500 })
  fireEvent.click(await deleteButton('Too early'))
  await waitFor(() => expect(countOf('Too early')).toBe(0))
  expect(mock.requests('deleteMessage')).toEqual([])
  await pressInToast('Close')
  expect(await screen.findAllByText(/Error cancelling Message/)).not.toEqual([])
  await deleteButton('Too early')

  mock.clearFaults()
  mock.clearRequests()
  fireEvent.click(await deleteButton('Too early'))
  await pressInToast('Close')
  await waitFor(() => expect(mock.requests('deleteMessage')).toHaveLength(1))
  await reload()
  await waitFor(() => expect(lines().join()).toContain('photo walk'))
  expect(countOf('Too early')).toBe(0)
  // The messages of other people have no delete button.
  expect(within(await log()).queryByRole('button', { name: /^Delete message: .*photo walk/ })).toBeNull()
})

// Covers MSG-CHAT-04, UX-15
test('deleting a message and undoing it by keyboard sends nothing', async () => {
  await openChat(mock)
  await send('Too early')
  ;(await deleteButton('Too early')).focus()
  await userEvent.keyboard('{Enter}')
  const messages = await log()
  await waitFor(() => expect(document.activeElement).toBe(messages))
  partner(mock).send('Still there?')
  await seeLast('Still there?')
  expect(countOf('Too early')).toBe(0)
  const toast = await undoToast()
  await userEvent.keyboard('{F8}{Tab}')
  expect(document.activeElement).toBe(within(toast).getByRole('button', { name: 'Undo' }))
  await userEvent.keyboard('{Enter}')
  const again = await deleteButton('Too early')
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(lines().at(-1)).toBe('Still there?')
  await reload()
  await deleteButton('Too early')
  expect(mock.requests('deleteMessage')).toEqual([])
})

// Covers UX-15
test('a pending message deletion is sent on the next deletion or a logout', async () => {
  await openChat(mock, idOf(mock, 'bruno'), accounts)
  for (const text of ['One', 'Two']) {
    await send(text)
    fireEvent.click(await deleteButton(text))
    await waitFor(() => expect(countOf(text)).toBe(0))
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'Message deleted' })).toHaveLength(1))
  }
  await waitFor(() => expect(mock.requests('deleteMessage')).toHaveLength(1))
  screen.getByRole('button', { name: 'Account menu' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await screen.findByRole('menuitem', { name: 'Log out' })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/'))
  const requests = mock.requests('deleteMessage')
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([true, true])
})

// Covers MSG-CHAT-05
test('an unsent message survives a reload and can be resent or discarded', async () => {
  await openChat(mock)
  mock.fault({ operation: 'createMessage', status: 500 })
  await send('Are you there?')
  expect(await screen.findAllByText(/Error sending message/)).not.toEqual([])
  await seeFailed(1)
  await send('Never mind.')
  await seeFailed(2)

  await reload()
  await seeFailed(2)
  mock.clearFaults()
  const [again] = await screen.findAllByRole('button', { name: 'Try again' })
  if (again) fireEvent.click(again)
  await seeFailed(1)
  await press(/^Discard message/)
  await seeFailed(0)
  await seeLast('Are you there?')
  await waitFor(() => expect(announced()).toEqual(['Are you there?']))
})

// Covers FLT-93
for (const name of ['Try again', /^Discard message/])
  test(`the focus moves to the messages when a button disappears: ${name}`, async () => {
    await openChat(mock)
    mock.fault({ operation: 'createMessage', status: 500, times: 1 })
    await send('Are you there?')
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    await seeFailed(0)
    expect(document.activeElement).toBe(await log())
  })

// Covers MSG-CHAT-05
test('an unsent message is not resent when the server already stored it', async () => {
  await openChat(mock)
  mock.fault({ operation: 'createMessage', body: 'malformed', times: 1 })
  mock.fault({ operation: 'getMessages', status: 503 })
  await send('Only once')
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.clearFaults()
  fireEvent.click(again)
  await seeFailed(0)
  await waitFor(() => expect(countOf('Only once')).toBe(1))
  expect(storedWith(mock, 'Only once')).toHaveLength(1)
})

// Covers MSG-CHAT-05
test('an unsent message is resent although an equal message was sent before', async () => {
  await openChat(mock)
  await send('See you there')
  await waitFor(() => expect(announced()).toHaveLength(1))
  mock.fault({ operation: 'createMessage', status: 503, times: 1 })
  await send('See you there')
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  await waitFor(() => expect(countOf('See you there')).toBe(2))
  await waitFor(() => expect(announced()).toEqual(['See you there', 'See you there']))
  expect(storedWith(mock, 'See you there')).toHaveLength(2)
})

/** Opens a conversation that fails to load, in which Ana has sent this text before. */
async function openBrokenChat(text: string): Promise<void> {
  mock.storeMessage('ana@roda.example', idOf(mock, 'bruno'), text)
  mock.fault({ operation: 'getMessages', status: 403 })
  await open(`/messages?with=${idOf(mock, 'bruno')}`)
  await screen.findByText('The messages couldn’t be loaded')
}

// Covers MSG-CHAT-05
test('a message that fails in a chat that did not load is not mistaken for an earlier equal one', async () => {
  await openBrokenChat('Thanks!')
  mock.clearFaults()
  mock.fault({ operation: 'createMessage', status: 500, times: 1 })
  await send('Thanks!')
  expect(await screen.findAllByText(/Error sending message/)).not.toEqual([])
  await press('Try again')
  await seeFailed(1)
  expect(countOf('Thanks!')).toBe(2)
  await press('Try again')
  await seeFailed(0)
  await waitFor(() => expect(announced()).toEqual(['Thanks!']))
  expect(storedWith(mock, 'Thanks!')).toHaveLength(2)
})

// Covers MSG-CHAT-05
test('a message is not sent before its conversation could be read', async () => {
  await openBrokenChat('Thanks!')
  await send('Thanks!')
  expect(await screen.findAllByText(/Error sending message/)).not.toEqual([])
  expect(mock.requests('createMessage')).toEqual([])
  mock.clearFaults()
  await reload()
  await seeFailed(1)
  await press('Try again')
  await seeFailed(0)
  await waitFor(() => expect(announced()).toEqual(['Thanks!']))
  expect(storedWith(mock, 'Thanks!')).toHaveLength(2)
})

// Covers MSG-CHAT-05, UX-44
test('a message written below the offline copy is not mistaken for an equal one from another device', async () => {
  const bruno = idOf(mock, 'bruno')
  const init = { params: { query: { destinationId: bruno } } }
  fakeOfflineCopy({ path: '/api/Message/Messages', init, answer: [] })
  mock.fault({ operation: 'getMessages', drop: true })
  mock.fault({ operation: 'createMessage', drop: true })
  partner(mock, 'ana').store('Thanks!', bruno)
  await open(`/messages?with=${bruno}`)
  await log()
  await send('Thanks!')
  await screen.findByText('Waiting for a connection')
  mock.clearFaults()
  fireEvent.online(window)
  await waitFor(() => expect(announced()).toEqual(['Thanks!']))
  expect(storedWith(mock, 'Thanks!')).toHaveLength(2)
})

// Covers UX-21
test('a message that waits although the hub is connected is sent when the page becomes visible', async () => {
  const { resend } = delays
  delays.resend = [600_000]
  onTestFinished(() => {
    delays.resend = resend
  })
  await openChat(mock)
  mock.fault({ operation: 'createMessage', drop: true, times: 1 })
  await send('Are you there?')
  await screen.findByText('Waiting for a connection')
  expect(announced()).toEqual([])
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(announced()).toEqual(['Are you there?']))
})

// Covers MSG-CHAT-05, UX-21
test('a message that timed out while there is a connection is shown as not sent', async () => {
  await openChat(mock)
  const { advance } = fakeClock()
  mock.fault({ operation: 'createMessage', silence: true, times: 1 })
  await send('Are you there?')
  await waitFor(() => expect(mock.requests('createMessage')).toHaveLength(1))
  await advance(20_100)
  expect(await screen.findAllByText(/Error sending message/)).not.toEqual([])
  await seeFailed(1)
  expect(screen.queryByText('Waiting for a connection')).toBeNull()
  await press('Try again')
  await seeFailed(0)
  await waitFor(() => expect(storedWith(mock, 'Are you there?')).toHaveLength(1))
})

// Covers MSG-CHAT-05
test('text in the message field is stored as a draft of its conversation', async () => {
  await openChat(mock)
  const seeField = (text: string) => waitFor(async () => expect((await messageField()).value).toBe(text))
  await write('Half a thought for Bruno')
  fireEvent.click(await conversation(/^Constantin Spencer/))
  await screen.findByRole('heading', { name: 'Constantin Spencer' })
  await seeField('')
  await write('Another for Constantin')
  fireEvent.click(await conversation(/^Bruno Carvalho/))
  await screen.findByRole('heading', { name: 'Bruno Carvalho' })
  await seeField('Half a thought for Bruno')
  await reload()
  await seeField('Half a thought for Bruno')
  await send('A whole one for Bruno')
  await waitFor(() => expect(storedWith(mock, 'A whole one for Bruno')).toHaveLength(1))
  await reload()
  await seeLast('A whole one for Bruno')
  await seeField('')
})

test('the message field asks before it sends a Nostr private key', async () => {
  const key = `nsec1${'q'.repeat(58)}`
  await openChat(mock)
  await send(key)
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect((await messageField()).value).toBe(key)
  expect(mock.requests('createMessage')).toEqual([])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Send')
  await press('Send anyway')
  await seeLast(key)
})
