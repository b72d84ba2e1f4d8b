import { use, useEffect, useEffectEvent, useRef } from 'react'
import { SubmitCountContext } from '../forms/form'
import type { CaptchaState, CaptchaStore, CaptchaToken, ChangeCaptcha } from './captcha-state'

/** Longer than this a timer cannot wait. */
const longest = 2 ** 31 - 1

const none: CaptchaToken = { answer: '' }

/**
 * The life of a captcha's solution: it is kept in the form until it is sent, or expires.
 *
 * @returns what goes on to another state
 */
export function useCaptchaToken({ state, setState, keep, isSubmitting }: CaptchaStore): ChangeCaptcha {
  const expiresAt = useRef(Number.POSITIVE_INFINITY)
  const sentTimes = use(SubmitCountContext)
  const seenTimes = useRef(sentTimes)

  function change(next: CaptchaState, { answer, lasts = longest }: CaptchaToken = none) {
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
  const ask = useEffectEvent(() => (state === 'spent' || state === 'expired') && setState('idle'))
  useEffect(() => {
    if (isSubmitting) ask()
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

  return change
}
