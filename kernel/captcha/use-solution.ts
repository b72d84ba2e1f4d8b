import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SentTimes } from '../forms/form'

/** How far a captcha is. `spent`: its solution was sent, and a solution counts once. */
export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed' | 'spent'

/** A solution, and for how many milliseconds the server takes it; without a number the provider tells. */
export interface Solution {
  readonly answer: string
  readonly lasts?: number | undefined
}

/** Longer than this a timer cannot wait. */
const longest = 2 ** 31 - 1

const none: Solution = { answer: '' }

/**
 * The life of a captcha's solution: it is kept in the form until it is sent, or expires.
 *
 * @param keep puts an answer into the form; empty for none
 * @param isSubmitting whether the form is being sent
 */
export function useSolution(keep: (answer: string) => void, isSubmitting: boolean) {
  const [state, setState] = useState<CaptchaState>('idle')
  const expiresAt = useRef(Number.POSITIVE_INFINITY)
  const sentTimes = use(SentTimes)
  const seenTimes = useRef(sentTimes)

  function change(next: CaptchaState, { answer, lasts = longest }: Solution = none) {
    expiresAt.current = Date.now() + lasts
    keep(answer)
    setState(next)
  }
  const changeNow = useEffectEvent(change)

  useEffect(() => {
    if (seenTimes.current !== sentTimes) changeNow('spent')
    seenTimes.current = sentTimes
  }, [sentTimes])

  // Whoever sends again without a new solution reads what is missing, not what was.
  useEffect(() => {
    if (isSubmitting) setState((now) => (now === 'spent' ? 'idle' : now))
  }, [isSubmitting])

  useEffect(() => {
    if (state !== 'solved') return
    const look = () => Date.now() >= expiresAt.current && changeNow('expired')
    const timer = setTimeout(look, Math.min(longest, expiresAt.current - Date.now()))
    // The timers of a tab in the background, or of a computer that slept, come late.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state])

  return { state, change }
}
