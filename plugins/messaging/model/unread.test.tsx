import { sessionStarted } from '@kernel'
import { afterEach, expect, test } from '@rstest/core'
import { aPerson } from '@tests/kit/person'
import { allSettled, createWatch, type Effect, type EventCallable, fork } from 'effector'
import { conversationMarks, markChange } from './conversation-marks'
import { conversationAsked, conversationLoaded, messageReceived, readMessages } from './message'
import {
  $unread,
  $unreadCount,
  conversationLeft,
  conversationMarkedUnread,
  conversationRead,
  countingChanged,
  messagesUncompared,
  reading,
  unreadReceived,
  visibilityChanged,
} from './unread'

afterEach(() => localStorage.clear())

const minute = 60_000
const session = { person: aPerson({ id: 7, login: 'ana' }), limit: 60, startedAt: new Date(0) }
const message = (id: number, sentAt: number) => ({
  id,
  userId: 2,
  userName: 'Bruno',
  messageText: `Message ${id}`,
  sentAt: new Date(Date.now() + sentAt).toISOString(),
})
const earlier = [message(1, -9 * minute), message(2, -8 * minute)]
const later = [message(3, minute), message(4, 2 * minute)]

/** Opens a tab of Ana, in which conversation 2 is loaded and maybe seen. */
function openTab() {
  const scope = fork()
  const notices: string[] = []
  createWatch({ unit: unreadReceived, scope, fn: (received) => notices.push(received.message.text) })
  const run = <Params,>(unit: EventCallable<Params> | Effect<Params, boolean>, params: Params) =>
    void allSettled(unit as EventCallable<unknown>, { scope, params })
  run(sessionStarted, session)
  run(countingChanged, true)
  return {
    load: (...messages: object[]) =>
      run(conversationLoaded, { conversation: 2, messages: readMessages(messages) }),
    ask: () => run(conversationAsked, 2),
    answer: (...messages: object[]) =>
      run(conversationLoaded, { conversation: 2, messages: readMessages(messages), isAnswer: true }),
    see: (isSeen: boolean) => run(visibilityChanged, isSeen ? 2 : null),
    markRead: (...messages: object[]) =>
      run(conversationRead, {
        conversation: 2,
        messages: messages.length > 0 ? readMessages(messages) : undefined,
      }),
    receive(one: ReturnType<typeof message>) {
      const [received] = readMessages([one])
      if (!received) return
      const arrived = { conversation: 2, message: { ...received, destinationId: 7 } }
      run(messageReceived, arrived)
      run(messagesUncompared, [arrived])
    },
    markUnread: (...messages: object[]) =>
      run(conversationMarkedUnread, { conversation: 2, messages: readMessages(messages) }),
    leave: () => run(conversationLeft, 2),
    mute: (isSet: boolean) => run(conversationMarks.changeFx, markChange('muted', 2, isSet)),
    told: () => scope.getState($unreadCount),
    count: () => scope.getState($unread)[2] ?? 0,
    notices,
  }
}

// Covers FLT-139
test.each<[title: string, act: (tab: ReturnType<typeof openTab>) => void, count: number]>([
  ['what this device never read', ({ load }) => load(...earlier), 0],
  ['what came later', ({ load }) => load(...earlier, ...later), 2],
  ['what is looked at', ({ see, load }) => [see(true), load(...earlier, ...later)], 0],
  [
    'what came after it was looked at',
    ({ see, load }) => [see(true), load(...earlier), see(false), load(...earlier, ...later)],
    2,
  ],
  [
    'what was marked as read by a device whose clock is behind',
    ({ load, markRead }) => [load(...later), markRead(...later), load(...later)],
    0,
  ],
  [
    'what came after it was marked as read by a device whose clock is ahead',
    ({ load, markRead }) => [load(...earlier), markRead(...earlier), load(...earlier, message(3, -minute))],
    1,
  ],
  [
    'what was marked as read before it was loaded',
    ({ receive, markRead, load }) => [receive(message(3, 0)), markRead(), load(message(3, -minute))],
    0,
  ],
  ['what is not loaded', ({ receive }) => receive(message(3, minute)), 1],
  [
    'what arrives while an answer without it is on its way',
    ({ load, ask, receive, answer }) => [
      load(...earlier),
      ask(),
      receive(message(3, minute)),
      answer(...earlier),
    ],
    1,
  ],
  [
    'what arrives before a question that fails',
    ({ load, receive, ask }) => [load(...earlier), receive(message(3, minute)), ask(), load(...earlier)],
    1,
  ],
  [
    'what proves to be known by the next answer',
    ({ ask, receive, answer }) => [
      ask(),
      receive(message(2, -8 * minute)),
      answer(...earlier),
      ask(),
      answer(...earlier),
    ],
    0,
  ],
])('messages are unread by comparison: %s', (_title, act, count) => {
  const tab = openTab()
  tab.load()
  act(tab)
  expect(tab.count()).toBe(count)
  // Also after the product was closed.
  expect(openTab().count()).toBe(count)
})

// Covers UX-69
test.each<[title: string, act: (tab: ReturnType<typeof openTab>) => void, count: number]>([
  ['while it stays open', ({ load }) => load(...earlier), 1],
  ['when the window gets the focus again', ({ see }) => [see(false), see(true)], 1],
  ['when it is left before its end is told to be hidden', ({ leave, see }) => [leave(), see(false)], 1],
  ['with a message that comes after it', ({ load }) => load(...earlier, message(3, minute)), 2],
  [
    'until it is left and opened again',
    ({ see, leave, load }) => [leave(), see(false), see(true), load(...earlier)],
    0,
  ],
  ['until it is marked as read', ({ markRead, load }) => [markRead(...earlier), load(...earlier)], 0],
])(
  'a conversation that is marked as unread counts from the last message of others, %s',
  (_title, act, count) => {
    const tab = openTab()
    tab.see(true)
    tab.load(...earlier)
    tab.markUnread(...earlier, { ...message(9, 0), userId: 7 })
    expect(tab.count()).toBe(1)
    act(tab)
    expect(tab.count()).toBe(count)
  },
)

// Covers UX-69
test('a message to a muted conversation counts in the list only, until it is no longer muted', () => {
  const tab = openTab()
  tab.load(...earlier)
  tab.mute(true)
  tab.receive(message(3, minute))
  expect([tab.count(), tab.told()]).toEqual([1, 0])
  tab.mute(false)
  expect([tab.count(), tab.told()]).toEqual([1, 1])
})

// Covers FLT-140
test('a message that the hub announces twice counts once, and is noticed once', () => {
  const tab = openTab()
  tab.load(...earlier)
  tab.receive(message(3, minute))
  tab.receive(message(3, minute))
  tab.load(...earlier, message(3, minute))
  expect([tab.count(), tab.notices]).toEqual([1, ['Message 3']])
})

test('a stored reading is read, and invalid ones ignored', () => {
  const { load } = reading.of(session)
  const nothing = { since: 0, conversations: {} }
  for (const text of ['', 'x', '[]', '7', 'null', '{"since":"x","conversations":[]}']) {
    localStorage.setItem('roda:own:7:read', text)
    expect(load()).toEqual(nothing)
  }
  const states = '{"2":{"count":2,"seen":[{"id":1,"content":3}],"at":5},"__proto__":{"count":-1,"seen":7}}'
  localStorage.setItem('roda:own:7:read', `{"since":9,"conversations":${states}}`)
  expect(Object.entries(load().conversations)).toEqual([
    ['2', { count: 2, seen: [{ id: 1, content: 3 }], at: 5 }],
    ['__proto__', { count: 0, seen: [], at: 0 }],
  ])
})
