import { definePlugin, fill } from '@kernel'
import { composerTools, contactDetails } from '@plugins/messaging/contract'
import { $isNotifyEnabled } from '@plugins/messaging/model/notify'
import { afterEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeClock, gainFocus, loseFocus, startMockServer, visit, wrongDeviceClock } from '@tests/kit'
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
  seeStatus,
  send,
  showWholeLogs,
  storedWith,
  write,
} from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const bruno = partner(mock)
const seeLink = (name: string) => waitFor(() => expect(screen.getAllByRole('link', { name })).not.toEqual([]))
const seeTitle = (title: RegExp) => waitFor(() => expect(document.title).toMatch(title))

// Covers MSG-CHAT-03
test('a received message is shown once and announced to screen readers', async () => {
  await openChat(mock)
  bruno.send('First')
  await seeLast('First')
  const announcement = await screen.findByText('Bruno Carvalho: First')
  expect(announcement.closest('[aria-live=polite]')).toBeTruthy()

  // A repeated hub event must not add a message. A second message with the same text must be added.
  bruno.announce('First')
  bruno.send('Second')
  await seeLast('Second')
  expect(countOf('First')).toBe(1)
  bruno.send('First')
  await waitFor(() => expect(countOf('First')).toBe(2))
  await seeLast('First')
})

// Covers FLT-150
test('a message that was just sent is of today, although the clock of the device is days behind', async () => {
  wrongDeviceClock(mock, 48)
  bruno.store('First')
  await openChat(mock)
  await seeLast('First')
  expect([...document.querySelectorAll('[role=log] [data-index]')].at(-1)?.textContent).toMatch(
    /^(New messages)?Today/,
  )
})

// Covers MSG-CHAT-03, MSG-CHAT-04
test('a received message is announced after the last message was deleted', async () => {
  mock.storeMessage('ana@roda.example', idOf(mock, 'bruno'), 'Too early')
  await openChat(mock)
  await press('Delete message: Too early')
  await waitFor(() => expect(countOf('Too early')).toBe(0))
  bruno.send('Still there?')
  const announcement = await screen.findByText('Bruno Carvalho: Still there?')
  expect(announcement.closest('[aria-live=polite]')).toBeTruthy()
})

// Covers MSG-CHAT-03
test('a received message renders neither the header nor the form of its conversation again', async () => {
  const renders = { details: 0, tool: 0 }
  const counted = (part: keyof typeof renders) => async () => ({
    default() {
      renders[part] += 1
      return null
    },
  })
  const counter = definePlugin({
    id: 'counter',
    fills: [
      fill(contactDetails, { id: 'counter/details', load: counted('details') }),
      fill(composerTools, { id: 'counter/tool', load: counted('tool') }),
    ],
  })
  await openChat(mock, idOf(mock, 'bruno'), counter)
  // The other conversations load for their last messages.
  await waitFor(() => expect(mock.requests('getMessages').length).toBeGreaterThan(10), { timeout: 8_000 })
  await waitFor(() => expect(renders.tool).toBeGreaterThan(0))
  // While the screen still loads, its parts may render with a message.
  let isAtRest = false
  for (let number = 1; number <= 20 && !isAtRest; number += 1) {
    const before = JSON.stringify(renders)
    bruno.send(`Message ${number}`)
    await seeLast(`Message ${number}`)
    await screen.findByText(`Bruno Carvalho: Message ${number}`)
    isAtRest = JSON.stringify(renders) === before
  }
  expect(isAtRest).toBe(true)
})

// Covers MSG-CHAT-03
test('simultaneous messages are shown in the order of the server', async () => {
  await openChat(mock)
  bruno.store('Stored first')
  await send('Stored second')
  await waitFor(() => expect(announcedByAna(mock)).toHaveLength(1))
  bruno.announce('Stored first')
  await waitFor(() => expect(lines().slice(-2)).toEqual(['Stored first', 'Stored second']))
  expect(countOf('Stored first')).toBe(1)
})

// Covers MSG-CHAT-03
test('group messages reach all members of the group', async () => {
  const group = mock.state.groupConversations.find(({ memberIds }) => memberIds.includes(idOf(mock, 'ana')))
  const id = group?.id ?? ''
  await openChat(mock, id)
  bruno.send('Rain or shine?', id)
  await seeLast('Rain or shine?')
  await send('Shine!')
  await waitFor(() => expect(announcedByAna(mock)).toEqual([[id, 'Shine!']]))
})

// Covers UX-20
test('the list shows the last line of a conversation that is not open, also when it repeats an earlier one', async () => {
  const group = mock.state.groupConversations.find(({ memberIds }) => memberIds.includes(idOf(mock, 'ana')))
  await openChat(mock, group?.id)
  for (const text of ['Yes', 'No', 'Yes']) {
    bruno.send(text)
    await waitFor(async () =>
      expect((await conversation(/^Bruno Carvalho/)).querySelector('[id$=-line]')?.textContent).toBe(text),
    )
  }
})

test('the navigation bar and page title show the number of unread messages', async () => {
  // Otherwise the screen might open the conversation with Bruno.
  const other = mock.state.groupConversations.find(({ memberIds }) => memberIds.includes(idOf(mock, 'ana')))
  await openChat(mock, other?.id)
  bruno.send('One')
  bruno.send('Two')
  await seeLink('Messages 2 unread messages')
  await seeTitle(/^\(2\) .*Messages · /)
  await conversation(/^Bruno Carvalho.*2 unread messages/)

  await visit('/mypage')
  await seeLink('Messages 2 unread messages')
  await seeTitle(/^\(2\) /)
  const [link] = screen.getAllByRole('link', { name: /^Messages/ })
  if (link) fireEvent.click(link)
  fireEvent.click(await conversation(/^Bruno Carvalho.*2 unread messages/))
  expect(await screen.findByText('New messages')).toBeTruthy()
  await seeLink('Messages')
  await seeTitle(/^Bruno Carvalho · Messages · Roda$/)
  // Messages of the open conversation count as read.
  await seeStatus(/^Connected$/)
  bruno.send('Three')
  await seeLast('Three')
  await seeLink('Messages')
})

// Covers FLT-139
test('messages that came without the hub are unread once it is connected, also after the product was closed', async () => {
  const other = mock.state.groupConversations.find(({ memberIds }) => memberIds.includes(idOf(mock, 'ana')))
  await openChat(mock, other?.id)
  bruno.send('One')
  await conversation(/^Bruno Carvalho.*1 unread message/)
  bruno.store('Two')
  bruno.store('Three')
  mock.dropHub()
  await conversation(/^Bruno Carvalho.*3 unread messages/)
  cleanup()
  bruno.store('Four')
  await open('/mypage')
  await seeLink('Messages 4 unread messages')
  await visit('/messages')
  fireEvent.click(await conversation(/^Bruno Carvalho.*4 unread messages/))
  const line = await screen.findByText('New messages')
  expect(line.closest('[data-index]')?.textContent).toContain('One')
})

// Covers FLT-64
test('the line above new messages is right when they load only after their conversation has opened', async () => {
  const group = mock.state.groupConversations.find(({ memberIds }) => memberIds.includes(idOf(mock, 'ana')))
  await openChat(mock, group?.id)
  bruno.send('Old')
  fireEvent.click(await conversation(/^Bruno Carvalho.*1 unread message/))
  await seeLast('Old')
  // Who leaves before that has not read it.
  await seeLink('Messages')
  fireEvent.click(await conversation(`${group?.name}`))
  await waitFor(() => expect(countOf('Old')).toBe(0))
  // A repeated message may be one that is known already: the server is asked, which does not answer now.
  const readCount = () =>
    mock.requests('getMessages').filter(({ query }) => query.destinationId === idOf(mock, 'bruno')).length
  const before = readCount()
  mock.fault({ operation: 'getMessages', status: 403 })
  bruno.send('Old')
  await waitFor(() => expect(readCount()).toBeGreaterThan(before))
  // It does not answer while the conversation opens, either.
  fireEvent.click(await conversation(/^Bruno Carvalho.*1 unread message/))
  await seeLast('Old')
  mock.clearFaults()
  mock.dropHub()
  await waitFor(() => expect(countOf('Old')).toBe(2))
  const line = await screen.findByText('New messages')
  expect(line.closest('[data-index]')).toBe([...document.querySelectorAll('[role=log] [data-index]')].at(-1))
})

// Covers FLT-140
test('a message that arrives while an older answer is on its way stays unread', async () => {
  const group = mock.state.groupConversations.find(({ memberIds }) => memberIds.includes(idOf(mock, 'ana')))
  await openChat(mock)
  bruno.send('Old')
  await seeLast('Old')
  await seeLink('Messages')
  fireEvent.click(await conversation(`${group?.name}`))
  await waitFor(() => expect(countOf('Old')).toBe(0))
  const readCount = () =>
    mock.requests('getMessages').filter(({ query }) => query.destinationId === idOf(mock, 'bruno')).length
  const before = readCount()
  const { promise, resolve } = Promise.withResolvers<void>()
  const [first] = storedWith(mock, 'Old')
  mock.fault({ operation: 'getMessages', until: promise, json: [first], times: 1 })
  bruno.announce('Old')
  await waitFor(() => expect(readCount()).toBe(before + 1))
  bruno.send('Old')
  mock.fault({ operation: 'getMessages', status: 403 })
  resolve()
  await waitFor(() => expect(readCount()).toBe(before + 2))
  await conversation(/^Bruno Carvalho.*1 unread message/)
})

// Covers FLT-93
test('the focus moves to the messages when the button that scrolls to the latest one disappears', async () => {
  const height = rs.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200_000)
  onTestFinished(() => height.mockRestore())
  await openChat(mock)
  const messages = await log()
  messages.scrollTop = 0
  fireEvent.scroll(messages)
  const button = await screen.findByRole('button', { name: 'Jump to the latest message' })
  button.focus()
  fireEvent.click(button)
  messages.scrollTop = 200_000
  fireEvent.scroll(messages)
  await waitFor(() => expect(document.activeElement).toBe(messages))
})

test('typed text and focus stay in place while messages arrive', async () => {
  await openChat(mock)
  const field = await messageField()
  field.focus()
  await write('Half a thou')
  bruno.send('Quick, look!')
  await seeLast('Quick, look!')
  const connections = mock.requests('negotiateMessageHub').length
  mock.dropHub()
  await waitFor(() => expect(mock.requests('negotiateMessageHub').length).toBeGreaterThan(connections))
  await seeStatus(/^Connected$/)
  expect((await messageField()).value).toBe('Half a thou')
  expect(document.activeElement).toBe(field)
})

/** Replaces the notifications of the browser, whose permission is asked for first. */
class FakeNotification {
  static permission = 'default'
  static shown: string[] = []
  static async requestPermission() {
    FakeNotification.permission = 'granted'
    return 'granted'
  }
  constructor(title: string, { body }: { body: string }) {
    if (FakeNotification.permission === 'granted') FakeNotification.shown.push(`${title}: ${body}`)
  }
  close() {
    // The fake notification has nothing to close.
  }
}
function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  const value = isHidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, value })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  hide(false)
  rs.unstubAllGlobals()
})

test('permission for system notifications is requested only after a click', async () => {
  rs.stubGlobal('Notification', FakeNotification)
  await open('/settings')
  const notify = await screen.findByRole<HTMLInputElement>('switch', {
    name: /^Notify me about new messages/,
  })
  expect(FakeNotification.permission).toBe('default')
  fireEvent.click(notify)
  await waitFor(() => expect(notify.checked).toBe(true))
  expect(FakeNotification.permission).toBe('granted')
  await visit('/messages')
  fireEvent.click(await conversation(/^Bruno Carvalho/))
  await seeStatus(/^Connected$/)

  bruno.send('You see this')
  await seeLast('You see this')
  hide(true)
  bruno.send('You are elsewhere')
  await waitFor(() => expect(FakeNotification.shown).toEqual(['Bruno Carvalho: You are elsewhere']))
  await seeTitle(/^\(1\) /)
  hide(false)
  await seeTitle(/^Bruno Carvalho · Messages/)
  // The browser forgot its permission.
  FakeNotification.permission = 'default'
  const scope = await visit('/settings')
  await waitFor(() => expect(scope.getState($isNotifyEnabled)).toBe(true))
  const again = await screen.findByRole<HTMLInputElement>('switch', { name: /^Notify me about new messages/ })
  expect(again.checked).toBe(false)
})

// Covers FLT-141
test.each<[title: string, leave: (clock: ReturnType<typeof fakeClock>) => unknown, comeBack: () => unknown]>([
  ['in a window without focus', loseFocus, gainFocus],
  [
    'two minutes after the last input',
    ({ advance }) => advance(120_000),
    () => fireEvent.keyDown(document.body),
  ],
])('a message %s is unread and noticed, and read once somebody looks', async (_title, leave, comeBack) => {
  const clock = fakeClock()
  rs.stubGlobal('Notification', FakeNotification)
  FakeNotification.permission = 'granted'
  FakeNotification.shown = []
  localStorage.setItem(`roda:own:${idOf(mock, 'ana')}:notify`, 'true')
  await openChat(mock)
  await leave(clock)
  bruno.send('Are you there?')
  await seeLast('Are you there?')
  await seeTitle(/^\(1\) /)
  await waitFor(() => expect(FakeNotification.shown).toEqual(['Bruno Carvalho: Are you there?']))
  comeBack()
  await seeTitle(/^Bruno Carvalho · Messages/)
})

// Covers FLT-61
test('only a refused permission is reported as notifications that the browser blocks', async () => {
  let answer: NotificationPermission = 'default'
  class Refusing extends FakeNotification {
    static override permission = 'default'
    static override requestPermission = async () => answer
  }
  rs.stubGlobal('Notification', Refusing)
  await open('/settings')
  const notify = await screen.findByRole<HTMLInputElement>('switch', {
    name: /^Notify me about new messages/,
  })
  const ask = rs.spyOn(Refusing, 'requestPermission')
  fireEvent.click(notify)
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await ask.mock.results[0]?.value
  await waitFor(() => expect(notify.checked).toBe(false))
  expect(screen.queryByText(/browser is blocking notifications/)).toBeNull()
  answer = 'denied'
  fireEvent.click(notify)
  expect(await screen.findAllByText(/browser is blocking notifications/)).not.toEqual([])
})
