import {
  type MutationCacheNotifyEvent,
  type MutationKey,
  matchMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { attach, scopeBind } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { toServerTime } from '../async/server-clock'
import { createVisitCheck } from '../async/stale-check'
import { ApiError } from '../http/api-error'
import { idempotencyHeaders } from '../http/client'
import { type Outcome, outcomeOf, UncertainError } from '../http/outcome'
import { readList } from '../http/unwrap'
import { hashText } from '../i18n/hash-text'
import { asRecord, type Id, readId, readNumber, readText, sameId } from '../parse/parse'
import { type Session, userKey } from '../session/events'
import { $session, $sessionId } from '../session/session'
import { withTabLock } from '../session/tab-lock'
import { userStore } from '../session/user-store'

/** Something that a person wants done once, whatever becomes of the answer, the form, the page or the tab. */
export interface Command<Thing, Answer> {
  /** What is done and where, such as `posts/post` or `posts/comment/17`. */
  readonly name: string
  /** All that the person entered, as JSON, and of files their size: equal content of the same name is the same command. */
  readonly content: unknown
  /** What the person has according to the query cache, with ids: none of these was made by the command. */
  readonly known: readonly Thing[] | undefined
  /** Asks the server what the person has now. @throws ApiError */
  readonly list: () => Promise<readonly Thing[]>
  /** Whether a listed thing has the content of the command. @param since the command was not sent earlier */
  readonly isSame: (thing: Thing, since: Date) => boolean
  /** Sends the command. @param headers for the request: the `Idempotency-Key`, if the deployment wants it */
  readonly send: (headers: Readonly<Record<string, string>>) => Promise<Answer>
}

/** A call that is stored before it is sent, because the page may close before the answer. */
export interface RecordedCall<Answer, Result> {
  /** Value of the `Idempotency-Key`, if the deployment wants it: the same when the person repeats a call of unknown outcome. */
  readonly key?: string
  readonly store?: () => void
  readonly send: (headers: Readonly<Record<string, string>>) => Promise<Answer>
  /** Stores the answer. @throws ApiError `invalid-response`, which counts as a failure of unknown outcome */
  readonly answered: (answer: Answer) => Result
  /** Stores the failure. @throws the error, unless it has a result */
  readonly failed?: (error: unknown, outcome: Outcome) => Result
}

/**
 * A command that no list tells of, such as an order: its plugin stores the calls, with what it needs of their answers, and
 * decides from them. Only the person may repeat a call of unknown outcome.
 */
export interface RecordedCommand<Answer, Result> {
  /** What is done, such as `commerce/order`: one command of this name runs at a time in this browser. */
  readonly name: string
  /** Returns the result if none is needed, or the call. Runs after those of other tabs: read what is stored now. */
  readonly next: () => Promise<{ readonly result: Result } | RecordedCall<Answer, Result>>
}

const states = ['sent', 'unknown', 'done'] as const

/**
 * A command that was sent, by its name and the hash of its content. Stored before it is sent, because the page may close
 * before the answer. It contains neither the content nor the answer, which may be secret.
 */
interface SentCommand {
  /** `sent` has no answer yet, or its page was closed; the outcome of an `unknown` one may be anything but a refusal. */
  readonly state: (typeof states)[number]
  /** In milliseconds since 1970. */
  readonly sentAt: number
  /** Ids of equal things that the person had before. */
  readonly earlierIds: readonly Id[]
  /** The same when the command is sent again, another one when the person repeats it after it was done. */
  readonly idempotencyKey: string
}

const day = 86_400_000

/** Milliseconds for which a command is kept: once it is done, only those who wait for it need to know. */
const lifetimes = { sent: day, unknown: day, done: 600_000 }

const sentCommands = userStore.family<SentCommand | undefined>('command:', (stored) => {
  const { state: written, sentAt, earlierIds, idempotencyKey } = asRecord(stored)
  const state = states.find((one) => one === written)
  if (!state || !Array.isArray(earlierIds)) return undefined
  // A time in the future was written before the clock was set back.
  if (Math.abs(Date.now() - readNumber(sentAt)) >= lifetimes[state]) return undefined
  return {
    state,
    sentAt: readNumber(sentAt),
    earlierIds: readList(earlierIds, readId),
    idempotencyKey: readText(idempotencyKey),
  }
})

/** The server's clock and that of the person may differ by less than this. */
const maxClockDifference = day

const idOf = (thing: unknown) => readId(asRecord(thing).id)

/**
 * Sends a recorded command, one at a time in this browser.
 *
 * @param checkSession throws when another session has begun
 */
export async function sendRecorded<Answer, Result>(
  session: Session | null,
  checkSession: () => Promise<void>,
  { name, next }: RecordedCommand<Answer, Result>,
): Promise<Result> {
  return withTabLock(`command.${session && userKey(session.person)}.${name}`, async () => {
    await checkSession()
    const call = await next()
    if ('result' in call) return call.result
    await checkSession()
    call.store?.()
    try {
      return call.answered(await call.send(call.key === undefined ? {} : idempotencyHeaders(call.key)))
    } catch (error) {
      if (!call.failed) throw error
      return call.failed(error, outcomeOf(error))
    }
  })
}

/** Sends a command, which {@link sendRecorded} sends if the server's list does not contain it. */
export async function sendCommand<Thing, Answer>(
  session: Session | null,
  checkSession: () => Promise<void>,
  { name, content, known = [], list, isSame, send }: Command<Thing, Answer>,
): Promise<Answer | Thing | undefined> {
  const id = `${name}#${hashText(JSON.stringify(content))}`
  const commands = sentCommands.of(session)
  const stored = commands.of(id)
  const atClick = stored.load()

  async function find({ sentAt, earlierIds }: SentCommand): Promise<Thing | undefined> {
    const since = toServerTime(sentAt - maxClockDifference)
    const isOurs = (thing: Thing) =>
      isSame(thing, since) && !earlierIds.some((earlier) => sameId(earlier, idOf(thing)))
    return (await list()).find(isOurs)
  }
  function create(): SentCommand {
    const sentAt = Date.now()
    const since = toServerTime(sentAt - maxClockDifference)
    return {
      state: 'sent',
      sentAt,
      earlierIds: known.filter((thing) => isSame(thing, since)).flatMap((thing) => idOf(thing) ?? []),
      // `crypto.randomUUID` is missing without HTTPS.
      idempotencyKey: `${hashText(id)}-${sentAt}-${Math.random().toString(36).slice(2)}`,
    }
  }
  async function next() {
    const latest = stored.load()
    // Whether another form or tab has sent the command while this one waited for it.
    const isAnswered = latest?.state !== atClick?.state || latest?.idempotencyKey !== atClick?.idempotencyKey
    // The person repeats a command that is done on purpose.
    const earlier = latest?.state === 'done' && !isAnswered ? undefined : latest
    if (earlier?.state === 'done') return { result: await find(earlier).catch(() => undefined) }
    if (earlier) {
      const found = await find(earlier).catch((error: unknown) => {
        throw new UncertainError(error)
      })
      if (found !== undefined) {
        stored.save({ ...earlier, state: 'done' })
        return { result: found }
      }
      // It may still arrive, and the person has not decided yet to send it again.
      if (isAnswered) throw new UncertainError(undefined)
    }
    const command = earlier ?? create()
    /** A logout may have removed the command, and keeps nothing. */
    const end = (state: SentCommand['state']) => stored.load() && stored.save({ ...command, state })
    return {
      key: command.idempotencyKey,
      store() {
        for (const [other, value] of commands.entries()) if (!value) commands.of(other).clear()
        stored.save({ ...command, state: 'sent' })
      },
      send,
      answered(answer: Answer) {
        end('done')
        return answer
      },
      failed(error: unknown, { isUncertain }: Outcome): never {
        // A refusal says nothing about an earlier call, which may still arrive.
        if (earlier || isUncertain) end('unknown')
        else stored.clear()
        throw error
      },
    }
  }
  return sendRecorded<Answer, Answer | Thing | undefined>(session, checkSession, { name: id, next })
}

/** Reads the current session from the store, because an unmounted component knows only an earlier one. */
const readSessionIdFx = attach({ source: $sessionId, effect: (id) => id })

const checkOf = (sessionId: unknown, readSessionId: () => Promise<unknown>) => async () => {
  if ((await readSessionId()) !== sessionId) throw new ApiError('signedOut')
}

/**
 * Returns a function that sends a command once (decision:commands). If the outcome of an earlier call with the same content
 * is unknown, also one of another form, tab or page, it first asks the server whether it has arrived.
 *
 * The function resolves with the answer or with the thing that had arrived; with undefined if another tab got the answer
 * and the thing is not listed. It throws ApiError, {@link UncertainError} when nobody knows whether the command has
 * arrived, and MessageError when another tab has been sending the same command for 10 seconds.
 *
 * @example
 * const sendCommand = useSendCommand()
 * await sendCommand({ name: 'notes/note', content, known, list, isSame: (note) => note.text === text, send })
 */
export function useSendCommand() {
  const [session, sessionId, readSessionId] = useUnit([$session, $sessionId, readSessionIdFx])
  return <Thing, Answer>(command: Command<Thing, Answer>) =>
    sendCommand(session, checkOf(sessionId, readSessionId), command)
}

/**
 * Returns a function that sends a command of the signed-in user that no list tells of: its `create` gets the session. The
 * function throws what the command throws, and ApiError without a session.
 */
export function useSendRecorded() {
  const [session, sessionId, readSessionId] = useUnit([$session, $sessionId, readSessionIdFx])
  return async <Answer, Result>(create: (session: Session) => RecordedCommand<Answer, Result>) => {
    if (!session) throw new ApiError('unauthorized')
    return sendRecorded(session, checkOf(sessionId, readSessionId), create(session))
  }
}

/** Sends a command that no list tells of, for models. */
export const sendRecordedFx = attach({
  source: [$session, $sessionId],
  effect: ([session, sessionId], command: RecordedCommand<unknown, unknown>) =>
    sendRecorded(session, checkOf(sessionId, scopeBind(readSessionIdFx, { safe: true })), command),
})

/**
 * Follows what a form sends, also if it was closed and opened again before the answer.
 *
 * @param mutationKey the key of the form's mutation, see {@link ApiMutationOptions}
 * @param onSuccess called with the answer, unless the person is leaving the screen
 * @returns `pending` until the answer; `done` after a success: do not send again while the next screen loads
 */
export function useCommand<Answer>(
  mutationKey: MutationKey,
  onSuccess: (answer: Answer) => void,
): 'idle' | 'pending' | 'done' {
  const client = useQueryClient()
  const isPending = () => client.isMutating({ mutationKey }) > 0
  const [state, setState] = useState<'idle' | 'pending' | 'done'>(() => (isPending() ? 'pending' : 'idle'))
  const follow = useEffectEvent((event: MutationCacheNotifyEvent, isCurrent: () => boolean) => {
    if (event.type !== 'updated' || !matchMutation({ mutationKey }, event.mutation)) return
    const { type } = event.action
    if (type === 'pending') setState('pending')
    else if (type === 'error') setState('idle')
    else if (type === 'success') {
      setState('done')
      // The form stays while the next screen loads.
      if (isCurrent()) onSuccess(event.mutation.state.data as Answer)
    }
  })
  // The answer may have arrived before this effect.
  const start = useEffectEvent(() =>
    setState((first) => (first === 'pending' && !isPending() ? 'idle' : first)),
  )
  useEffect(() => {
    const isCurrent = createVisitCheck()
    start()
    // Other events happen while React renders.
    return client
      .getMutationCache()
      .subscribe((event) => event.type === 'updated' && follow(event, isCurrent))
  }, [client])
  return state
}
