import { type QueryClient, type QueryFilters, useMutation, useQueryClient } from '@tanstack/react-query'
import { afterPaint } from '../async/tasks'
import type { TextRef } from '../i18n/text'
import { pauseReads } from './optimistic'

export interface ToggleMutationOptions<State, Input> {
  /** Identifies what is toggled: changes with the same key are sent one after the other. */
  readonly key: string
  /** The cached queries that contain the state. */
  readonly queries: QueryFilters
  /** The state in the cache at the first click. */
  readonly read: (client: QueryClient) => State
  /** The expected state after a click. */
  readonly next: (state: State, input: Input) => State
  readonly isEqual: (one: State, other: State) => boolean
  /** Writes a state into the cache. */
  readonly write: (client: QueryClient, state: State) => unknown
  /** Asks the server to change the confirmed state into the target. @returns the server's state afterwards */
  readonly send: (target: State, confirmed: State) => Promise<State>
  readonly failure?: TextRef
}

/** The clicks that the server has not answered yet. */
interface Pending<State> {
  clicks: number
  /** The server's last state; shown if no later request succeeds. */
  confirmed: State
  /** The state after the last click. */
  target: State
  /** Whether the last request failed: the server may have changed the state all the same. */
  isUnsure: boolean
  resumeReads?: ReturnType<typeof pauseReads>
}

const pendingByClient = new WeakMap<QueryClient, Map<string, Pending<unknown>>>()

/** Toggles a state of the server optimistically. Of several clicks, only those that change the result are sent. */
export function useToggleMutation<State, Input>({
  key,
  queries,
  read,
  next,
  isEqual,
  write,
  send,
  failure,
}: ToggleMutationOptions<State, Input>) {
  const client = useQueryClient()

  return useMutation({
    scope: { id: key },
    meta: { failure },
    async mutationFn(_input: Input) {
      // Sending takes longer than showing the new state, which the user is waiting for.
      await afterPaint()
      const pending = pendingOf()
      if (!pending || isEqual(pending.confirmed, pending.target)) return
      pending.isUnsure = true
      pending.confirmed = await send(pending.target, pending.confirmed)
      pending.isUnsure = false
    },
    onMutate(input) {
      const pending = pendingOf() ?? start()
      pending.clicks += 1
      // A second click in the same frame builds on this state, not on the rendered one.
      pending.target = next(pending.target, input)
      write(client, pending.target)
      pending.resumeReads ??= pauseReads(client, queries)
    },
    onSettled() {
      const pending = pendingOf()
      if (!pending) return
      pending.clicks -= 1
      if (pending.clicks > 0) return
      pendingByClient.get(client)?.delete(key)
      write(client, pending.confirmed)
      pending.resumeReads?.(pending.isUnsure)
    },
  })

  function start(): Pending<State> {
    const state = read(client)
    const pending: Pending<State> = { clicks: 0, confirmed: state, target: state, isUnsure: false }
    const byKey = pendingByClient.get(client) ?? new Map<string, Pending<unknown>>()
    pendingByClient.set(client, byKey.set(key, pending as Pending<unknown>))
    return pending
  }

  function pendingOf(): Pending<State> | undefined {
    return pendingByClient.get(client)?.get(key) as Pending<State> | undefined
  }
}
