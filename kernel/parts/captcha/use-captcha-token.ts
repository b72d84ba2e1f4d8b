import { use, useEffect, useEffectEvent, useRef } from 'react'
import { SubmitCountContext } from '../forms/form'
import type { CaptchaState, CaptchaStore, CaptchaToken, ChangeCaptcha } from './captcha-state'

/** Longest delay of `setTimeout`. */
const longest = 2 ** 31 - 1

const none: CaptchaToken = { answer: '' }

/** Keeps the solution in the form until it is sent or expires. */
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

  // A submit without a new solution shows "required", not the previous state.
  const ask = useEffectEvent(() => (state === 'spent' || state === 'expired') && setState('idle'))
  useEffect(() => {
    if (isSubmitting) ask()
  }, [isSubmitting])

  useEffect(() => {
    if (state !== 'solved') return
    const look = () => Date.now() >= expiresAt.current && changeNow('expired')
    const timer = setTimeout(look, Math.min(longest, expiresAt.current - Date.now()))
    // Timers are late in background tabs and after the computer slept.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state])

  return change
}
