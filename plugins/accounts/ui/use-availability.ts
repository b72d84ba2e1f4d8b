import { $settings } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTaken } from '../api/is-taken'
import type { UniqueKind } from '../model/taken-values'

/** What is known of a value: nothing has been asked, it is being asked, the answer, or that none could be had. */
export type Availability = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown'

/** Milliseconds to wait after a field was left: whoever comes right back has not finished. */
const debounceTime = 300

/**
 * Asks the server whether a value is taken, and drops the question as soon as the value changes.
 *
 * @param kind what is asked about
 * @param onTaken told of a value that somebody else has
 * @returns what is known, `ask` for when the field is left, `forget` for when its value changes
 */
export function useAvailability(kind: UniqueKind, onTaken: (value: string) => void) {
  const { uniquenessAnswer: meaning } = useUnit($settings)
  // A new object for each question: asking for the same value again is a question too.
  const [question, setQuestion] = useState<{ readonly value: string } | null>(null)
  const [known, setKnown] = useState<Availability>('unasked')
  const tell = useEffectEvent(onTaken)

  useEffect(() => {
    if (!question) return
    const { value } = question
    const ended = new AbortController()
    async function ask() {
      const answer = await isTaken({ kind, value, meaning, signal: ended.signal }).then(
        (taken) => (taken ? 'taken' : 'free'),
        // Whatever went wrong: the server checks again when the form is sent, so that this never blocks.
        () => 'unknown' as const,
      )
      if (ended.signal.aborted) return
      setKnown(answer)
      if (answer === 'taken') tell(value)
    }
    const timer = setTimeout(ask, debounceTime)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [question, kind, meaning])

  return {
    availability: known,
    ask(value: string) {
      if (question?.value === value && known !== 'unknown') return
      setKnown('checking')
      setQuestion({ value })
    },
    forget() {
      setKnown('unasked')
      setQuestion(null)
    },
  }
}
