import { type Query, type QueryFilters, useMutation, useQueryClient } from '@tanstack/react-query'
import { afterPaint } from '../async/tasks'
import type { TextRef } from '../i18n/text'
import { overlayOf } from './overlay'

export interface ToggleMutationOptions<Data, State, Input> {
  /** Identifies what is toggled: changes with the same key are sent one after the other. */
  readonly key: string
  /** The queries whose data contain the state. */
  readonly queries: QueryFilters
  /** The state in the data of such a query; undefined if these data do not contain it. */
  readonly read: (data: Data) => State | undefined
  /** The expected state after a click. */
  readonly next: (state: State, input: Input) => State
  readonly isEqual: (one: State, other: State) => boolean
  /** Returns the data with a state. */
  readonly write: (data: Data, state: State) => Data
  /** Asks the server to change the confirmed state into the target. @returns the server's state afterwards */
  readonly send: (target: State, confirmed: State) => Promise<State>
  readonly failure?: TextRef
}

/** Toggles a state of the server optimistically. Of several clicks, only those that change the result are sent. */
export function useToggleMutation<Data, State, Input>({
  key,
  queries,
  read,
  next,
  isEqual,
  write,
  send,
  failure,
}: ToggleMutationOptions<Data, State, Input>) {
  const client = useQueryClient()
  const overlay = overlayOf(client)

  return useMutation({
    scope: { id: key },
    meta: { failure },
    async mutationFn(_input: Input) {
      // Sending takes longer than showing the new state, which the user is waiting for.
      await afterPaint()
      const confirmed = find(overlay.confirmedData)
      const target = find(({ state }) => state.data)
      if (confirmed === undefined || target === undefined || isEqual(confirmed, target)) return undefined
      return send(target, confirmed)
    },
    onMutate(input) {
      // A second click in the same frame builds on this state, not on the rendered one.
      const state = find((query) => query.state.data)
      return (
        state !== undefined &&
        overlay.begin(
          { queries, apply: (data: Data, target: State) => write(data, target) },
          next(state, input),
        )
      )
    },
    onSuccess(answer, _input, change) {
      if (!change) return
      // Nothing was sent: the change before this one had the result of both.
      if (answer === undefined) change.drop()
      else change.confirm<Data>((data) => write(data, answer))
    },
    onError(_error, _input, change) {
      if (change) change.drop()
      // The server may have changed the state all the same.
      void client.invalidateQueries(queries)
    },
  })

  function find(dataOf: (query: Query) => unknown): State | undefined {
    for (const query of client.getQueryCache().findAll(queries)) {
      const data = dataOf(query)
      const state = data === undefined ? undefined : read(data as Data)
      if (state !== undefined) return state
    }
    return undefined
  }
}
