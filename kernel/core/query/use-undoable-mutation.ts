import { useUnit } from 'effector-react'
import type { TextRef } from '../i18n/text'
import { toastShown } from '../toasts/toasts'
import { UndoneError } from './undone-error'
import { type ApiMutationOptions, useApiMutation } from './use-api-mutation'

export interface UndoableMutationOptions<Variables, Answer>
  extends Pick<
    ApiMutationOptions<Variables, Answer>,
    'failure' | 'invalidates' | 'mutationKey' | 'optimistic' | 'onSuccess' | 'onError'
  > {
  /** Sends the request. @param init `fetch` options, so that the request survives when the page closes */
  readonly call: (variables: Variables, init: { readonly keepalive: true }) => Promise<Answer>
  /** The toast that offers "Undo", such as "Post deleted". */
  readonly done: TextRef | ((variables: Variables) => TextRef)
  readonly onUndo?: (variables: Variables) => void
}

let changeCount = 0

/**
 * Hook for deletions that can be undone for six seconds: shows the result and a toast with "Undo" at once. Sends
 * the request when the toast closes, another change follows, or the user leaves the screen, the page or the session.
 */
export function useUndoableMutation<Variables, Answer = unknown>({
  call,
  done,
  onUndo,
  ...options
}: UndoableMutationOptions<Variables, Answer>) {
  const show = useUnit(toastShown)
  return useApiMutation<Variables, Answer>({
    ...options,
    async call(variables) {
      const { isCommitted, ...change } = createChange()
      const answer = isCommitted.then(() => call(variables, { keepalive: true }))
      const settled = answer.catch(() => undefined)
      const text = typeof done === 'function' ? done(variables) : done
      show({ kind: 'success', text, undo: { ...change, settled } })
      try {
        return await answer
      } catch (error) {
        if (error instanceof UndoneError) onUndo?.(variables)
        throw error
      }
    },
  })
}

/** Returns a change that can be undone; `isCommitted` rejects with an {@link UndoneError}. */
function createChange() {
  changeCount += 1
  const key = `undo-${changeCount}`
  let commit: () => void = () => undefined
  let undo: () => void = () => undefined
  const isCommitted = new Promise<void>((resolve, reject) => {
    commit = resolve
    undo = () => reject(new UndoneError())
  })
  return { key, commit, undo, isCommitted }
}
