import { describe, expect, test } from '@rstest/core'
import {
  addArrivals,
  endOf,
  messagesAfter,
  orderCheckTiming,
  unconfirmedMessages,
  unreadAfter,
  withoutDuplicates,
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
const arrived = (...args: Parameters<typeof message>): Message => ({ ...message(...args), hasArrived: true })
const texts = (log: readonly Message[]) => log.map(({ text }) => text)

// Covers MSG-CHAT-03
describe('addArrivals', () => {
  test('addArrivals appends hub messages', () => {
    const answer = [message('bruno', 'Hello', 1)]
    expect(texts(addArrivals(answer, [arrived('bruno', 'Are you there?')]))).toEqual([
      'Hello',
      'Are you there?',
    ])
  })

  test('addArrivals drops hub messages that the answer already contains', () => {
    const answer = [message('bruno', 'Hello', 1), message('ana', 'Hi', 2)]
    expect(addArrivals(answer, [arrived('bruno', 'Hello'), arrived('ana', 'Hi', 2)])).toBe(answer)
  })

  test('addArrivals keeps messages with the same text and different ids', () => {
    expect(texts(addArrivals([message('ana', 'Yes', 1)], [arrived('ana', 'Yes', 2)]))).toEqual(['Yes', 'Yes'])
  })

  test('addArrivals finds a message that was loaded before many arrivals', () => {
    const many = Array.from({ length: 300 }, (_, at) => arrived('bruno', `Line ${at}`))
    const full = addArrivals([message('ana', 'Hi', 1)], many)
    expect(full).toHaveLength(301)
    expect(addArrivals(full, [arrived('ana', 'Hi', 1)])).toBe(full)
    expect(withoutDuplicates(full, [message('ana', 'Hi')])).toEqual([])
  })
})

// Covers MSG-CHAT-03, FLT-140
test.each<[title: string, before: Message[], received: Message[], fresh: number]>([
  ['the text of the same author again', [message('bruno', 'Yes', 1)], [message('bruno', 'Yes')], 0],
  ['a text that has arrived', [arrived('bruno', 'No')], [message('bruno', 'No')], 0],
  ['another author', [message('bruno', 'Yes', 1)], [message('ana', 'Yes')], 1],
  ['another id', [message('bruno', 'Yes', 1)], [message('bruno', 'Yes', 2)], 1],
  ['the same id', [message('bruno', 'Yes', 1)], [message('bruno', 'Yes', 1)], 0],
  ['one id twice', [], [message('bruno', 'Yes', 1), message('bruno', 'Yes', 1)], 1],
])('withoutDuplicates: %s', (_title, before, received, fresh) => {
  expect(withoutDuplicates(before, received)).toHaveLength(fresh)
})

// Covers MSG-CHAT-03
test('messagesAfter finds the last seen message after it received an id', () => {
  const seen = message('bruno', 'Hello')
  const below = (...lines: Message[]) => texts(messagesAfter(lines, endOf([seen])))
  expect(below(message('ana', 'Hi', 1), seen, message('bruno', 'New'))).toEqual(['New'])
  expect(below(message('ana', 'Hi', 1), message('bruno', 'Hello', 2), message('bruno', 'New', 3))).toEqual([
    'New',
  ])
  expect(below(message('ana', 'Hi', 1), message('bruno', 'Not it', 2))).toEqual([])
  expect(texts(messagesAfter([message('ana', 'The first', 1)], endOf([])))).toEqual(['The first'])
})

// Covers MSG-CHAT-03, MSG-CHAT-04
test('messagesAfter finds new messages after the last seen ones were deleted', () => {
  const [first, second, third] = [
    message('ana', 'Yes', 1),
    message('bruno', 'No', 2),
    message('ana', 'Yes', 3),
  ]
  const after = (...lines: Message[]) => texts(messagesAfter(lines, endOf([first, second, third])))
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

const at = (minute: number, id: number, text = `Message ${id}`): Message => ({
  ...message('bruno', text, id),
  sentAt: `2026-03-14T10:0${minute}:00Z`,
})
const live = message('bruno', 'Yes')

// Covers FLT-64, FLT-139
test.each<[title: string, read: Message[], now: Message[], unread: string[]]>([
  ['a message by the user', [at(1, 1)], [at(1, 1), message('ana', 'Mine', 2), at(3, 3, 'New')], ['New']],
  [
    'an equal text after one that got an id',
    [at(1, 1), live],
    [at(1, 1), at(2, 2, 'Yes'), at(3, 3, 'Yes')],
    ['Yes'],
  ],
  ['a deleted last message', [at(1, 1), at(2, 2)], [at(1, 1), at(3, 3, 'New')], ['New']],
  ['only messages that were deleted', [at(1, 1)], [at(0, 7, 'Earlier'), at(2, 2, 'New')], ['New']],
  ['nothing new', [at(1, 1)], [at(1, 1)], []],
])('unreadAfter counts what is newer than what was read: %s', (_title, read, now, unread) => {
  expect(texts(unreadAfter(now, endOf(read), 'ana'))).toEqual(unread)
})

// Covers MSG-CHAT-03
test('orderCheckTiming requests a check when messages may be out of order', () => {
  const doubt = (...arrivals: Message[]) =>
    orderCheckTiming(addArrivals([message('carla', 'Loaded', 9)], arrivals))
  expect(doubt(arrived('bruno', 'One'))).toBeUndefined()
  expect(doubt(arrived('ana', 'One', 1), arrived('ana', 'Two', 2))).toBeUndefined()
  expect(doubt(arrived('bruno', 'Two'), arrived('bruno', 'One, announced late'))).toBe('once-calm')
  expect(doubt(arrived('bruno', 'One'), arrived('ana', 'Two', 2))).toBe('soon')
})
