import { useEffect, useEffectEvent, useRef } from 'react'
import type { CaptchaState, CaptchaStore, CaptchaToken, ChangeCaptcha } from './captcha-state'

/** Longest delay in ms that `setTimeout` supports. */
const maxDelay = 2 ** 31 - 1

const none: CaptchaToken = { answer: '' }

/** Keeps the captcha solution in the form until it is sent or expires. */
export function useCaptchaToken({
  state,
  setState,
  setAnswer,
  isSubmitting,
  submitCount,
}: CaptchaStore): ChangeCaptcha {
  const expiresAt = useRef(Number.POSITIVE_INFINITY)
  const lastSubmitCount = useRef(submitCount)

  function change(next: CaptchaState, { answer, lifetime = maxDelay }: CaptchaToken = none) {
    expiresAt.current = Date.now() + lifetime
    setAnswer(answer)
    setState(next)
  }
  const changeNow = useEffectEvent(change)

  useEffect(() => {
    if (lastSubmitCount.current !== submitCount) changeNow('spent')
    lastSubmitCount.current = submitCount
  }, [submitCount])

  // When the form is submitted without a new solution, show the error "required" instead of "expired" or "sent".
  const resetOutdated = useEffectEvent(() => (state === 'spent' || state === 'expired') && setState('idle'))
  useEffect(() => {
    if (isSubmitting) resetOutdated()
  }, [isSubmitting])

  useEffect(() => {
    if (state !== 'solved') return
    const expireIfDue = () => Date.now() >= expiresAt.current && changeNow('expired')
    const timer = setTimeout(expireIfDue, Math.min(maxDelay, expiresAt.current - Date.now()))
    // Check the expiry when the page becomes visible, because timers are late in background tabs and after sleep.
    document.addEventListener('visibilitychange', expireIfDue)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', expireIfDue)
    }
  }, [state])

  return change
}
