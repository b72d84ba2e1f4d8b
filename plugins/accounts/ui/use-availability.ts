import { $settings } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTaken } from '../api/is-taken'
import type { UniqueKind } from '../model/taken-values'

/** State of the availability check; `unknown` means that it failed. */
export type Availability = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown'

/** Delay in ms between leaving the field and the check, because the user may return to the field immediately. */
const debounceTime = 300

/**
 * Checks whether a value is taken; cancels the request when the value changes.
 *
 * @param onTaken called with a value that another account has
 * @returns `ask` to call on blur, `forget` to call on changes of the value
 */
export function useAvailability(kind: UniqueKind, onTaken: (value: string) => void) {
  const { uniquenessAnswer: meaning } = useUnit($settings)
  // Each check is a new object, so that the same value can be checked again.
  const [request, setRequest] = useState<{ readonly value: string } | null>(null)
  const [availability, setAvailability] = useState<Availability>('unasked')
  const notifyTaken = useEffectEvent(onTaken)

  useEffect(() => {
    if (!request) return
    const { value } = request
    const controller = new AbortController()
    async function ask() {
      const answer = await isTaken({ kind, value, meaning, signal: controller.signal }).then(
        (taken) => (taken ? 'taken' : 'free'),
        // A failed check never blocks the submit: the server checks again on submit.
        () => 'unknown' as const,
      )
      if (controller.signal.aborted) return
      setAvailability(answer)
      if (answer === 'taken') notifyTaken(value)
    }
    const timer = setTimeout(ask, debounceTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, kind, meaning])

  return {
    availability,
    ask(value: string) {
      if (request?.value === value && availability !== 'unknown') return
      setAvailability('checking')
      setRequest({ value })
    },
    forget() {
      setAvailability('unasked')
      setRequest(null)
    },
  }
}
