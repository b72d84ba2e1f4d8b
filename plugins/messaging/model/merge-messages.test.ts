import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import {
  type Arrival,
  type ConversationSnapshot,
  firstUnseen,
  isDoubtful,
  isOrderDoubtful,
  linesBelow,
  mergeMessages,
  stillOnTheWay,
} from './merge-messages'
import type { Message } from './message'

const said = (userId: string, text: string, id?: number): Message => ({
  key: id === undefined ? `live:${text}` : `id:${id}`,
  id,
  userId,
  userName: userId,
  text,
  sentAt: undefined,
})
const stored = (askedAt: number, ...messages: Message[]): ConversationSnapshot => ({ askedAt, messages })
const came = (at: number, message: Message): Arrival => ({ ...message, at })
const texts = (log: readonly Message[]) => log.map(({ text }) => text)

// Covers MSG-CHAT-03
describe('a conversation', () => {
  test('is what the server answered, and what has come since it was asked', () => {
    const log = mergeMessages(stored(10, said('bruno', 'Hello', 1)), [
      came(5, said('bruno', 'Long deleted')),
      came(12, said('bruno', 'Are you there?')),
    ])
    expect(texts(log)).toEqual(['Hello', 'Are you there?'])
  })

  test('shows nothing twice that the answer holds already, with an id or without', () => {
    const answer = stored(10, said('bruno', 'Hello', 1), said('ana', 'Hi', 2))
    expect(
      texts(mergeMessages(answer, [came(11, said('bruno', 'Hello')), came(12, said('ana', 'Hi', 2))])),
    ).toEqual(['Hello', 'Hi'])
  })

  test('says the same twice when it was said twice', () => {
    const answer = stored(10, said('ana', 'Yes', 1))
    expect(texts(mergeMessages(answer, [came(11, said('ana', 'Yes', 2))]))).toEqual(['Yes', 'Yes'])
  })
})

// Covers MSG-CHAT-03
describe('what the hub brings', () => {
  const answer = stored(10, said('bruno', 'Yes', 1))

  test('is doubtful where its author has said the same of late: the server is asked', () => {
    expect(isDoubtful(answer, [], said('bruno', 'Yes'))).toBe(true)
    expect(isDoubtful(answer, [came(11, said('bruno', 'No'))], said('bruno', 'No'))).toBe(true)
  })

  test('is none where somebody else has said it, or where it brings another id', () => {
    expect(isDoubtful(answer, [], said('ana', 'Yes'))).toBe(false)
    expect(isDoubtful(answer, [], said('bruno', 'Yes', 2))).toBe(false)
    expect(isDoubtful(answer, [], said('bruno', 'Yes', 1))).toBe(true)
  })
})

// Covers MSG-CHAT-03
test('what has come below a line stays the same when the server gives the line another key', () => {
  const seen = said('bruno', 'Hello')
  const below = (...lines: Message[]) => texts(linesBelow(lines, seen))
  expect(below(said('ana', 'Hi', 1), seen, said('bruno', 'New'))).toEqual(['New'])
  expect(below(said('ana', 'Hi', 1), said('bruno', 'Hello', 2), said('bruno', 'New', 3))).toEqual(['New'])
  expect(below(said('ana', 'Hi', 1), said('bruno', 'Not it', 2))).toEqual([])
  expect(texts(linesBelow([said('ana', 'The first', 1)], undefined))).toEqual(['The first'])
})

// Covers MSG-CHAT-02
test('what is on its way is not shown beside what the server has of it already', () => {
  const sent = { userId: 'ana', text: 'Yes', state: 'sending' as const, isUncertain: false, before: [1] }
  expect(stillOnTheWay([sent], [said('ana', 'Yes', 1)])).toEqual([sent])
  expect(stillOnTheWay([sent], [said('ana', 'Yes', 1), said('ana', 'Yes', 2)])).toEqual([])
  const failed = { ...sent, state: 'failed' as const }
  expect(stillOnTheWay([failed], [said('ana', 'Yes', 2)])).toEqual([failed])
})

// Covers FLT-06
test('a failed message that may have arrived gives way to it', () => {
  const failed = { userId: 'ana', text: 'Yes', state: 'failed' as const, isUncertain: true, before: [1] }
  expect(stillOnTheWay([failed], [said('ana', 'Yes', 1)])).toEqual([failed])
  expect(stillOnTheWay([failed], [said('ana', 'Yes', 1), said('ana', 'Yes', 2)])).toEqual([])
})

// Covers FLT-64
test('the line "new" skips one’s own messages when it counts back', () => {
  const log = [
    said('bruno', 'Old', 1),
    said('bruno', 'One', 2),
    said('ana', 'Mine', 3),
    said('bruno', 'Two', 4),
  ]
  expect(firstUnseen(log, 2, 'ana')?.text).toBe('One')
  expect(firstUnseen([...log, said('ana', 'Mine too', 5)], 1, 'ana')?.text).toBe('Two')
})

// Covers MSG-CHAT-03
test('whatever is brought, lost, brought again or asked for meanwhile, nothing is shown twice or lost', () => {
  const anEvent = fc.oneof(
    fc.record({ kind: fc.constant('say' as const), text: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
    fc.record({ kind: fc.constant('bring' as const), which: fc.nat(30) }),
    fc.record({ kind: fc.constant('ask' as const) }),
  )
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
      const server: Message[] = []
      let answer = stored(0)
      let arrivals: Arrival[] = []
      events.forEach((event, at) => {
        if (event.kind === 'say') server.push(said('bruno', event.text, server.length + 1))
        const ask = () => {
          answer = stored(at, ...server)
          arrivals = []
        }
        if (event.kind === 'ask') ask()
        const brought = event.kind === 'bring' ? server[event.which] : undefined
        if (brought) {
          const live = said('bruno', brought.text)
          if (isDoubtful(answer, arrivals, live)) ask()
          else arrivals = [...arrivals, came(at, { ...live, key: `live:${at}` })]
        }
        const count = (log: readonly Message[], text: string) =>
          log.filter((message) => message.text === text).length
        const log = mergeMessages(answer, arrivals)
        for (const text of 'abcde') expect(count(log, text)).toBeLessThanOrEqual(count(server, text))
      })
      expect(texts(mergeMessages(stored(events.length + 1, ...server), arrivals))).toEqual(texts(server))
    }),
  )
})

// Covers MSG-CHAT-03
test('doubts the order of what came, but not of one’s own messages', () => {
  const answer = stored(10)
  const doubt = (...arrivals: Arrival[]) => isOrderDoubtful(answer, arrivals)
  expect(doubt(came(11, said('bruno', 'One')))).toBeUndefined()
  expect(doubt(came(9, said('bruno', 'Before')), came(11, said('bruno', 'One')))).toBeUndefined()
  expect(doubt(came(11, said('ana', 'One', 1)), came(12, said('ana', 'Two', 2)))).toBeUndefined()
  expect(doubt(came(11, said('bruno', 'Two')), came(12, said('bruno', 'One, told late')))).toBe('once-calm')
  expect(doubt(came(11, said('bruno', 'One')), came(12, said('ana', 'Two', 2)))).toBe('soon')
})
