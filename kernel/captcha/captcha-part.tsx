import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { css } from 'styled-system/css'
import { announce } from '../announcer/announce'
import { $settings } from '../config/settings'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { fieldRecipe } from '../ui/field/field.recipe'
import { Icon } from '../ui/icon'
import { dangerIcon } from '../ui/icons/status'
import { useAltcha } from './altcha/use-altcha'
import type { CaptchaKeep } from './captcha-state'
import { useSolution } from './use-solution'
import { VendorWidget } from './vendor/vendor-widget'

/** Props of the part of a captcha that comes later. */
export interface CaptchaPartProps extends CaptchaKeep {
  readonly size: 'full' | 'compact'
  /** What the form says where the solution is missing. */
  readonly error: string | undefined
  readonly problemId: string
}

const problemLook = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
})

/** What a captcha does, and what it says when that goes wrong. */
export default function CaptchaPart({ size, error, problemId, ...rest }: CaptchaPartProps) {
  const t = useTexts(kernelTexts)
  const announceNow = useUnit(announce)
  const { provider } = useUnit($settings).captcha
  const { state } = rest
  const change = useSolution(rest)
  const isOurs = provider === 'altcha'
  useAltcha(isOurs && state === 'working', change)

  const isPast = state === 'expired' || state === 'spent' || state === 'failed'
  const isWrong = Boolean(error) || state === 'failed'
  const said = isPast ? t[`captcha.${state}`]() : error
  // What is missing, the form tells by itself.
  const tell = useEffectEvent(() => isPast && announceNow(t[`captcha.${state}`]()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is what is told
  useEffect(() => void tell(), [state])
  return (
    <>
      {provider !== 'none' && provider !== 'altcha' && state !== 'failed' && (
        <VendorWidget provider={provider} size={size} state={state} change={change} />
      )}
      <div id={problemId} className={problemLook}>
        {isWrong ? (
          <div className={fieldRecipe().error}>
            <Icon of={dangerIcon} size="sm" />
            <span>{said}</span>
          </div>
        ) : (
          said
        )}
        {state === 'failed' && !isOurs && (
          <Button size="sm" variant="soft" onClick={() => change('idle')}>
            {t['ui.retry']()}
          </Button>
        )}
      </div>
    </>
  )
}
