import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import {
  addArrivals,
  arrivalsOf,
  type ConversationSnapshot,
  firstUnread,
  mayBeDuplicate,
  messagesAfter,
  orderCheckTiming,
  unconfirmedMessages,
} from './merge-messages'
import type { Message } from './message'

const message = (userId: string, text: string, id?: number): Message => ({
  key: id === undefined ? `live:${text}` : `id:${id}`,
  id,
  userId,
  userName: userId,
  text,
  sentAt: undefined,
})
const snapshot = (askedAt: number, ...messages: Message[]): ConversationSnapshot => ({ askedAt, messages })
const arrival = (arrivedAt: number, message: Message): Message => ({ ...message, arrivedAt })
const texts = (log: readonly Message[]) => log.map(({ text }) => text)
const textsWith = (answer: ConversationSnapshot, ...arrivals: Message[]) =>
  texts(addArrivals(answer, arrivals).messages)

// Covers MSG-CHAT-03
describe('addArrivals', () => {
  test('addArrivals appends hub messages that arrived after the request', () => {
    const answer = snapshot(10, message('bruno', 'Hello', 1))
    const old = arrival(5, message('bruno', 'Long deleted'))
    expect(textsWith(answer, old, arrival(12, message('bruno', 'Are you there?')))).toEqual([
      'Hello',
      'Are you there?',
    ])
  })

  test('addArrivals drops hub messages that the answer already contains', () => {
    const answer = snapshot(10, message('bruno', 'Hello', 1), message('ana', 'Hi', 2))
    const again = [arrival(11, message('bruno', 'Hello')), arrival(12, message('ana', 'Hi', 2))]
    expect(addArrivals(answer, again)).toBe(answer)
  })

  test('addArrivals keeps messages with the same text and different ids', () => {
    const answer = snapshot(10, message('ana', 'Yes', 1))
    expect(textsWith(answer, arrival(11, message('ana', 'Yes', 2)))).toEqual(['Yes', 'Yes'])
  })

  test('addArrivals finds a message that was loaded before many arrivals', () => {
    const many = Array.from({ length: 300 }, (_, at) => arrival(at + 11, message('bruno', `Line ${at}`)))
    const full = addArrivals(snapshot(10, message('ana', 'Hi', 1)), many)
    expect(arrivalsOf(full)).toHaveLength(300)
    expect(addArrivals(full, [arrival(400, message('ana', 'Hi', 1))])).toBe(full)
    expect(mayBeDuplicate(full, message('ana', 'Hi'))).toBe(true)
  })
})

// Covers MSG-CHAT-03
describe('mayBeDuplicate', () => {
  const answer = snapshot(10, message('bruno', 'Yes', 1))

  test('mayBeDuplicate is true when the same author just sent the same text', () => {
    expect(mayBeDuplicate(answer, message('bruno', 'Yes'))).toBe(true)
    expect(
      mayBeDuplicate(addArrivals(answer, [arrival(11, message('bruno', 'No'))]), message('bruno', 'No')),
    ).toBe(true)
  })

  test('mayBeDuplicate is false for another author or another id', () => {
    expect(mayBeDuplicate(answer, message('ana', 'Yes'))).toBe(false)
    expect(mayBeDuplicate(answer, message('bruno', 'Yes', 2))).toBe(false)
    expect(mayBeDuplicate(answer, message('bruno', 'Yes', 1))).toBe(true)
  })
})

// Covers MSG-CHAT-03
test('messagesAfter finds the last seen message after it received an id', () => {
  const seen = message('bruno', 'Hello')
  const below = (...lines: Message[]) => texts(messagesAfter(lines, [seen]))
  expect(below(message('ana', 'Hi', 1), seen, message('bruno', 'New'))).toEqual(['New'])
  expect(below(message('ana', 'Hi', 1), message('bruno', 'Hello', 2), message('bruno', 'New', 3))).toEqual([
    'New',
  ])
  expect(below(message('ana', 'Hi', 1), message('bruno', 'Not it', 2))).toEqual([])
  expect(texts(messagesAfter([message('ana', 'The first', 1)], []))).toEqual(['The first'])
})

// Covers MSG-CHAT-03, MSG-CHAT-04
test('messagesAfter finds new messages after the last seen ones were deleted', () => {
  const [first, second, third] = [
    message('ana', 'Yes', 1),
    message('bruno', 'No', 2),
    message('ana', 'Yes', 3),
  ]
  const after = (...lines: Message[]) => texts(messagesAfter(lines, [first, second, third]))
  const added = message('bruno', 'New', 4)
  expect(after(first, second, added)).toEqual(['New'])
  expect(after(first, added)).toEqual(['New'])
  expect(after(added)).toEqual(['New'])
})

// Covers MSG-CHAT-02
test('the outbox hides a pending message when the answer contains it', () => {
  const sent = { userId: 'ana', text: 'Yes', state: 'sending' as const, isUncertain: false, earlierIds: [1] }
  expect(unconfirmedMessages([sent], [message('ana', 'Yes', 1)])).toEqual([sent])
  expect(unconfirmedMessages([sent], [message('ana', 'Yes', 1), message('ana', 'Yes', 2)])).toEqual([])
  const failed = { ...sent, state: 'failed' as const }
  expect(unconfirmedMessages([failed], [message('ana', 'Yes', 2)])).toEqual([failed])
})

// Covers MSG-CHAT-05
test('the outbox hides no message whose equal earlier messages are unknown', () => {
  const unknown = { userId: 'ana', text: 'Yes', isUncertain: false, earlierIds: undefined }
  for (const state of ['sending', 'failed'] as const) {
    const sent = { ...unknown, state }
    expect(unconfirmedMessages([sent], [message('ana', 'Yes', 1)])).toEqual([sent])
  }
})

// Covers FLT-06
test('the outbox hides a failed message when the server has stored it', () => {
  const failed = { userId: 'ana', text: 'Yes', state: 'failed' as const, isUncertain: true, earlierIds: [1] }
  expect(unconfirmedMessages([failed], [message('ana', 'Yes', 1)])).toEqual([failed])
  expect(unconfirmedMessages([failed], [message('ana', 'Yes', 1), message('ana', 'Yes', 2)])).toEqual([])
})

// Covers FLT-64
test("firstUnread skips the user's own messages", () => {
  const log = [
    message('bruno', 'Old', 1),
    message('bruno', 'One', 2),
    message('ana', 'Mine', 3),
    message('bruno', 'Two', 4),
  ]
  expect(firstUnread(log, 2, 'ana')?.text).toBe('One')
  expect(firstUnread([...log, message('ana', 'Mine too', 5)], 1, 'ana')?.text).toBe('Two')
})

// Covers MSG-CHAT-03
test('addArrivals shows each message once for any order of events', () => {
  const anEvent = fc.oneof(
    fc.record({ kind: fc.constant('say' as const), text: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
    fc.record({ kind: fc.constant('bring' as const), which: fc.nat(30) }),
    fc.record({ kind: fc.constantFrom('ask' as const, 'answer' as const) }),
  )
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
      const server: Message[] = []
      let shown = snapshot(0)
      let asked: ConversationSnapshot | undefined
      const show = (answer: ConversationSnapshot) => {
        shown = addArrivals(answer, arrivalsOf(shown))
        asked = undefined
      }
      events.forEach((event, at) => {
        if (event.kind === 'say') server.push(message('bruno', event.text, server.length + 1))
        if (event.kind === 'ask') asked = snapshot(at, ...server)
        if (event.kind === 'answer' && asked) show(asked)
        const brought = event.kind === 'bring' ? server[event.which] : undefined
        if (brought) {
          const live = arrival(at, { ...message('bruno', brought.text), key: `live:${at}` })
          if (mayBeDuplicate(shown, live)) show(snapshot(at, ...server))
          else shown = addArrivals(shown, [live])
        }
        const count = (log: readonly Message[], text: string) =>
          log.filter((message) => message.text === text).length
        for (const text of 'abcde')
          expect(count(shown.messages, text)).toBeLessThanOrEqual(count(server, text))
      })
      show(snapshot(events.length + 1, ...server))
      expect(shown.messages).toEqual(server)
    }),
  )
})

// Covers MSG-CHAT-03
test('orderCheckTiming requests a check when messages may be out of order', () => {
  const answer = snapshot(10)
  const doubt = (...arrivals: Message[]) => orderCheckTiming(addArrivals(answer, arrivals))
  expect(doubt(arrival(11, message('bruno', 'One')))).toBeUndefined()
  expect(doubt(arrival(9, message('bruno', 'Before')), arrival(11, message('bruno', 'One')))).toBeUndefined()
  expect(doubt(arrival(11, message('ana', 'One', 1)), arrival(12, message('ana', 'Two', 2)))).toBeUndefined()
  expect(
    doubt(arrival(11, message('bruno', 'Two')), arrival(12, message('bruno', 'One, announced late'))),
  ).toBe('once-calm')
  expect(doubt(arrival(11, message('bruno', 'One')), arrival(12, message('ana', 'Two', 2)))).toBe('soon')
})
