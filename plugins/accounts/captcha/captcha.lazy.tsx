import { $settings, useTexts } from '@kernel'
import { announce } from '@kernel/parts'
import { FieldError, RetryButton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { useAltcha } from './altcha/use-altcha'
import type { CaptchaStore } from './captcha-state'
import { useCaptchaToken } from './use-captcha-token'
import { VendorWidget } from './vendor/vendor-widget'

export interface LazyCaptchaProps extends CaptchaStore {
  readonly size: 'full' | 'compact'
  readonly error: string | undefined
  readonly problemId: string
}

const problemStyles = css({
  wrap: true,
  gap: '2',
  textStyle: 'small',
})

export function LazyCaptcha({ size, error, problemId, ...rest }: LazyCaptchaProps) {
  const t = useTexts(accountsTexts)
  const announceNow = useUnit(announce)
  const { provider } = useUnit($settings).captcha
  const { state } = rest
  const change = useCaptchaToken(rest)
  const isAltcha = provider === 'altcha'
  useAltcha(isAltcha && state === 'working', change)

  const isEnded = state === 'expired' || state === 'spent' || state === 'failed'
  const isError = Boolean(error) || state === 'failed'
  const message = isEnded ? t[`captcha.${state}`]() : error
  // Announce only final captcha states: the form itself announces a missing solution.
  const announceState = useEffectEvent(() => isEnded && announceNow(t[`captcha.${state}`]()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: announce each new state
  useEffect(() => void announceState(), [state])
  return (
    <>
      {provider !== 'none' && provider !== 'altcha' && state !== 'failed' && (
        <VendorWidget provider={provider} size={size} state={state} change={change} />
      )}
      <div id={problemId} className={problemStyles}>
        {isError ? <FieldError>{message}</FieldError> : message}
        {state === 'failed' && !isAltcha && (
          <RetryButton size="sm" variant="soft" onClick={() => change('idle')} />
        )}
      </div>
    </>
  )
}
