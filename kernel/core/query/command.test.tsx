import { afterEach, beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { fakeLocks } from '@tests/kit/locks'
import { aPerson } from '@tests/kit/person'
import type { ReactNode } from 'react'
import { ApiError } from '../http/api-error'
import { connectApi } from '../http/client'
import { UncertainError } from '../http/outcome'
import { hashText } from '../i18n/hash-text'
import { userKey } from '../session/events'
import { clearUserStorage, createUserStorage } from '../storage/safe-storage'
import { sendCommand, sendRecorded, useCommand } from './command'

const person = aPerson({ id: 7 })
const session = { person, limit: 30, startedAt: new Date(0) }
const owner = userKey(person)
const id = `notes/note#${hashText('"Said once"')}`
const key = `command:${id}`
const storage = () => createUserStorage(owner)
const record = () => JSON.parse(storage().get(key) ?? 'null')
const stateOf = () => record()?.state ?? 'none'

/** How a call ends: `lost` is stored on the server, which answers nothing; `dropped` does not reach the server. */
type End = 'answered' | 'refused' | 'lost' | 'dropped'
const errors = {
  refused: new ApiError('forbidden', { status: 403 }),
  lost: new ApiError('timeout'),
  dropped: new ApiError('unreachable'),
}

interface Note {
  readonly id: number
  readonly text: string
  readonly at: number
}

let things: Note[] = []
let calls: Readonly<Record<string, string>>[] = []
let canList = true
let isSameSession = true

beforeEach(() => {
  things = []
  calls = []
  canList = true
  isSameSession = true
  localStorage.clear()
})
afterEach(() => void rs.useRealTimers())

const checkSession = async () => {
  if (!isSameSession) throw new ApiError('signedOut')
}

/** Sends the note, as a form, tab or page does. @param end how the call ends, if it is sent */
const send = (
  end: End,
  { text = 'Said once', known = [] as readonly Note[], until = Promise.resolve() } = {},
) =>
  sendCommand<Note, string>(session, checkSession, {
    name: 'notes/note',
    content: text,
    known,
    list: async () => {
      if (!canList) throw new ApiError('server', { status: 500 })
      return things
    },
    isSame: (note, since) => note.text === text && note.at >= since.getTime(),
    send: async (headers) => {
      calls.push(headers)
      await until
      if (end === 'answered' || end === 'lost') things.push({ id: things.length + 1, text, at: Date.now() })
      if (end !== 'answered') throw errors[end]
      return 'answer'
    },
  })

/** What a person learns: the answer, the thing that had arrived, the failure, or that nobody knows. */
async function result(sending: Promise<unknown>) {
  try {
    const answer = await sending
    return typeof answer === 'string' ? answer : answer ? 'found' : 'nothing'
  } catch (error) {
    return error instanceof UncertainError ? 'unsure' : (error as ApiError).failure
  }
}

/** The page was closed after the call was sent. */
const closePage = (isStored: boolean) => async () => {
  await result(send(isStored ? 'lost' : 'dropped'))
  storage().set(key, JSON.stringify({ ...record(), state: 'sent' }))
}
const first = (end: End) => () => result(send(end))
const all =
  (...steps: readonly (() => unknown)[]) =>
  async () => {
    for (const step of steps) await step()
  }
const after = (ms: number) => () => rs.useFakeTimers({ now: Date.now() + ms })
const day = 86_400_000

// Covers FLT-122
describe('a command', () => {
  test.each<readonly [string, () => unknown, End, string, number, number, string]>([
    // what happened before, the command is sent, its call ends, the result, calls in sum, things in sum, what is stored
    ['never sent', all(), 'answered', 'answer', 1, 1, 'done'],
    ['never sent, then refused', all(), 'refused', 'forbidden', 1, 0, 'none'],
    ['never sent, then lost', all(), 'lost', 'timeout', 1, 1, 'unknown'],
    ['repeated on purpose', first('answered'), 'answered', 'answer', 2, 2, 'done'],
    ['repeated on purpose, then lost', first('answered'), 'lost', 'timeout', 2, 2, 'unknown'],
    ['refused', first('refused'), 'answered', 'answer', 2, 1, 'done'],
    ['arrived without an answer', first('lost'), 'answered', 'found', 1, 1, 'done'],
    ['not arrived', first('dropped'), 'answered', 'answer', 2, 1, 'done'],
    [
      'not arrived, then refused: it may still arrive',
      first('dropped'),
      'refused',
      'forbidden',
      2,
      0,
      'unknown',
    ],
    ['not arrived twice', all(first('dropped'), first('dropped')), 'answered', 'answer', 3, 1, 'done'],
    ['sent by a closed page', closePage(true), 'answered', 'found', 1, 1, 'done'],
    ['sent by a closed page in vain', closePage(false), 'answered', 'answer', 2, 1, 'done'],
    [
      'of which the server cannot tell',
      all(first('lost'), () => (canList = false)),
      'answered',
      'unsure',
      1,
      1,
      'unknown',
    ],
    ['found a day later', all(first('lost'), after(day - 10_000)), 'answered', 'found', 1, 1, 'done'],
    ['expired', all(first('lost'), after(day)), 'answered', 'answer', 2, 2, 'done'],
    [
      'from before the clock was set back',
      all(first('lost'), after(-day - 10_000)),
      'answered',
      'answer',
      2,
      2,
      'done',
    ],
    [
      'removed by a logout',
      all(first('lost'), () => clearUserStorage(owner)),
      'answered',
      'answer',
      2,
      2,
      'done',
    ],
    [
      'damaged',
      all(first('lost'), () => storage().set(key, '{"state":7')),
      'answered',
      'answer',
      2,
      2,
      'done',
    ],
    ['of a session that ended', all(() => (isSameSession = false)), 'answered', 'signedOut', 0, 0, 'none'],
  ])('%s', async (_, before, end, expected, sent, stored, state) => {
    await before()
    expect(await result(send(end))).toBe(expected)
    expect([calls.length, things.length, stateOf()]).toEqual([sent, stored, state])
  })

  test.each<readonly [End, string, number, number]>([
    // how the call of the other form or tab ends, what this one learns, calls in sum, things in sum
    ['answered', 'found', 1, 1],
    ['lost', 'found', 1, 1],
    ['dropped', 'unsure', 1, 0],
    ['refused', 'answer', 2, 1],
  ])('that another form is sending: %s', async (end, expected, sent, stored) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const other = result(send(end, { until: promise }))
    await rs.waitUntil(() => calls.length === 1)
    const own = result(send('answered'))
    resolve()
    await other
    expect(await own).toBe(expected)
    expect([calls.length, things.length]).toEqual([sent, stored])
  })

  test('that another tab is sending is answered, even if the thing is not listed', async () => {
    await closePage(false)()
    const locks = fakeLocks()
    const thaw = locks.freeze(`command.${owner}.${id}`)
    const own = result(send('answered'))
    await locks.seeWaiting(`command.${owner}.${id}`)
    storage().set(
      key,
      JSON.stringify({ state: 'done', sentAt: Date.now(), earlierIds: [], idempotencyKey: 'a' }),
    )
    thaw()
    expect(await own).toBe('nothing')
    expect(calls).toHaveLength(1)
  })

  test('is not mistaken for an equal thing that the person had before', async () => {
    things = [{ id: 1, text: 'Said once', at: Date.now() }]
    await result(send('dropped', { known: things }))
    expect(await result(send('answered', { known: things }))).toBe('answer')
    expect(things).toHaveLength(2)
  })

  test('keeps neither content nor answer, and is forgotten in time', async () => {
    await result(send('lost', { text: 'A secret' }))
    await result(send('answered'))
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret|Said|answer"/)
    rs.useFakeTimers({ now: Date.now() + day })
    await result(send('answered', { text: 'Another one' }))
    expect(storage().keys()).toHaveLength(1)
  })

  test('leaves nothing after a logout during the call', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const sending = result(send('lost', { until: promise }))
    await rs.waitUntil(() => calls.length === 1)
    clearUserStorage(owner)
    resolve()
    await sending
    expect(storage().keys()).toEqual([])
  })

  test.each([
    ['without the setting', false, [undefined, undefined, undefined]],
    ['with the setting, until it is done', true, ['one', 'one', 'other']],
  ])('has an idempotency key %s', async (_, idempotencyKey, expected) => {
    const settings = { url: '', patience: 20_000, antiForgery: { cookie: 'x', header: 'x' } }
    const connect = (isOn: boolean) =>
      connectApi({
        ...settings,
        idempotencyKey: isOn,
        onTokenRefused: () => undefined,
        onTokenMissing: () => undefined,
      })
    connect(idempotencyKey)
    onTestFinished(() => connect(false))
    await first('dropped')()
    await first('answered')()
    await first('answered')()
    const keys = calls.map((headers) => headers['Idempotency-Key'])
    expect(keys.map((one) => one && (one === keys[0] ? 'one' : 'other'))).toEqual(expected)
    if (idempotencyKey) expect(keys[0]).toMatch(/^"[\w.-]{16,}"$/)
  })
})

// Covers FLT-03
describe('a recorded command', () => {
  let record: string[] = []
  /** Happens while the plugin decides. */
  let meanwhile: () => unknown
  beforeEach(() => {
    record = []
    meanwhile = () => undefined
  })
  /** An order that a plugin records: a recorded one is its own result. */
  const order = (end: End | 'unreadable') =>
    result(
      sendRecorded<string, string>(session, checkSession, {
        name: 'notes/order',
        next: async () =>
          meanwhile() || record.length > 0
            ? { result: record.join() }
            : {
                key: 'notes-order-7-1',
                store: () => void record.push('sent'),
                async send(headers) {
                  calls.push(headers)
                  if (end === 'answered' || end === 'unreadable') return end
                  throw errors[end]
                },
                answered(answer) {
                  if (answer === 'unreadable') throw new ApiError('invalid-response')
                  record = ['done']
                  return answer
                },
                failed(error, { isUncertain }) {
                  record = isUncertain ? ['unknown'] : []
                  throw error
                },
              },
      }),
    )

  const logOut = () => {
    isSameSession = false
  }

  test.each<readonly [string, End | 'unreadable', () => unknown, string, string, number]>([
    // how the call ends, what happened before, the result, what is recorded, calls in sum
    ['is sent once', 'answered', all(), 'answered', 'done', 1],
    ['is not sent when its record has a result', 'answered', () => order('answered'), 'done', 'done', 1],
    ['is recorded as unknown after a lost answer', 'lost', all(), 'timeout', 'unknown', 1],
    ['is recorded as unknown after an unreadable one', 'unreadable', all(), 'invalid-response', 'unknown', 1],
    ['is forgotten after a refusal', 'refused', all(), 'forbidden', '', 1],
    ['is not sent for the next user', 'answered', () => (isSameSession = false), 'signedOut', '', 0],
    ['is not sent after a logout meanwhile', 'answered', () => (meanwhile = logOut), 'signedOut', '', 0],
  ])('%s', async (_, end, before, expected, recorded, sent) => {
    await before()
    expect(await order(end)).toBe(expected)
    expect([record.join(), calls.length]).toEqual([recorded, sent])
  })

  test('is decided once those of other forms have ended', async () => {
    expect(await Promise.all([order('answered'), order('answered')])).toEqual(['answered', 'done'])
    expect(calls).toHaveLength(1)
  })
})

// Covers FLT-122
describe('useCommand', () => {
  const mutationKey = ['notes', 'save']
  const leave = () => history.pushState(null, '', '/other')
  const noStep = () => undefined

  test.each<readonly [string, 'before' | 'after', unknown, () => void, string, number]>([
    // when the call begins, its failure, what happens before the answer, the states, how often the form hears of a success
    ['follows the call of its form', 'after', undefined, noStep, 'idle pending done', 1],
    ['follows the call of an earlier form', 'before', undefined, noStep, 'pending done', 1],
    ['lets a form send again after a failure', 'after', errors.dropped, noStep, 'idle pending idle', 0],
    ['does not lead on a person who is leaving', 'after', undefined, leave, 'idle pending done', 0],
  ])('%s', async (_, start, failure, step, expected, count) => {
    history.replaceState(null, '', '/form')
    const client = new QueryClient()
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const begin = () => {
      const mutation = client.getMutationCache().build(client, { mutationKey, mutationFn: () => promise })
      return mutation.execute(undefined).catch(() => undefined)
    }
    const states: string[] = []
    const answers: string[] = []
    let call = start === 'before' ? begin() : undefined
    renderHook(() => states.push(useCommand(mutationKey, (answer: string) => answers.push(answer))), {
      wrapper,
    })
    await act(async () => {
      call ??= begin()
    })
    step()
    await act(async () => {
      if (failure) reject(failure)
      else resolve('answer')
      await call
    })
    expect(states.filter((state, at) => state !== states[at - 1]).join(' ')).toBe(expected)
    expect(answers).toEqual(Array(count).fill('answer'))
  })
})
