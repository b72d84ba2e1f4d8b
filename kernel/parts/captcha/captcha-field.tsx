import {
  type FieldStore,
  type FormSchema,
  type FormStore,
  focus,
  type RequiredPath,
  useField,
} from '@formisch/react'
import { useUnit } from 'effector-react'
import { use, useEffect, useId, useState } from 'react'
import { preloadCode, useCode } from '../../core/async/load-code'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { fieldRecipe } from '../../ui/field/field.recipe'
import { checkIcon } from '../../ui/icons/actions'
import { Icon } from '../../ui/icons/icon'
import { LoadNotice } from '../../ui/lazy/load-error'
import { SpinnerMark } from '../../ui/spinner/spinner'
import { decodeMessage } from '../forms/encoded-message'
import { CaptchaWaitContext, useFormError } from '../forms/form-errors'
import { captchaRecipe } from './captcha.recipe'
import { noCaptcha } from './captcha-rule'
import type { CaptchaState } from './captcha-state'

export interface CaptchaFieldProps<Schema extends FormSchema, Path extends RequiredPath> {
  of: FormStore<Schema>
  path: FieldStore<Schema, Path>['path']
  size?: 'full' | 'compact'
}

const loadCaptcha = () => import('./captcha.lazy')
const preloadCaptcha = () => preloadCode(loadCaptcha)

/** The captcha of the configured provider, if any. It belongs inside the `Form` and resets after each submit. */
export function CaptchaField<Schema extends FormSchema, Path extends RequiredPath>(
  props: CaptchaFieldProps<Schema, Path>,
) {
  const { provider } = useUnit($settings).captcha
  return provider === 'none' ? <NoCaptcha {...props} /> : <ActiveCaptcha {...props} />
}

function NoCaptcha<Schema extends FormSchema, Path extends RequiredPath>({
  of,
  path,
}: CaptchaFieldProps<Schema, Path>) {
  const field = useField<Schema, Path>(of, { path })
  useEffect(() => {
    if (field.input !== noCaptcha) field.onChange(noCaptcha as typeof field.input)
  })
  return null
}

function ActiveCaptcha<Schema extends FormSchema, Path extends RequiredPath>({
  of,
  path,
  size = 'full',
}: CaptchaFieldProps<Schema, Path>) {
  const t = useTexts(kernelTexts)
  const id = useId()
  const isAltcha = useUnit($settings).captcha.provider === 'altcha'
  const field = useField<Schema, Path>(of, { path })
  const [state, setState] = useState<CaptchaState>('idle')
  const { code, failure } = useCode(loadCaptcha, !isAltcha || state !== 'idle' || of.isSubmitted)
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (hasFailed) setState('failed')
  }, [hasFailed])

  const { ref, name } = field.props
  const isWorking = state === 'working'
  const isSolved = state === 'solved'
  const reportWork = use(CaptchaWaitContext)
  useEffect(() => reportWork(isWorking), [reportWork, isWorking])
  const isMissing = of.isSubmitted && !of.isSubmitting && (state === 'idle' || isWorking)
  const translate = useTranslate()
  const message = isMissing ? field.errors?.[0] : undefined
  const error = message && translate(decodeMessage(message))
  useFormError({
    id: `${id}-box`,
    label: t['captcha.label'](),
    error,
    focus: () => focus(of, { path }),
  })
  const styles = captchaRecipe()
  const { root, hint } = fieldRecipe()

  return (
    <div className={root}>
      {isAltcha && (
        <label className={styles.row} onPointerEnter={preloadCaptcha} onFocus={preloadCaptcha}>
          <span className={styles.box}>
            <input
              type="checkbox"
              id={`${id}-box`}
              ref={ref}
              name={name}
              checked={isSolved}
              onChange={() => isSolved || setState('working')}
              aria-labelledby={id}
              aria-describedby={`${id}-hint ${id}-problem`}
              aria-required
              aria-invalid={Boolean(error) || state === 'failed' || undefined}
              className={styles.input}
            />
            {isWorking && <SpinnerMark />}
            {isSolved && <Icon of={checkIcon} />}
          </span>
          <span>
            <span id={id}>{t['captcha.label']()}</span>
            {size === 'full' && (
              <div id={`${id}-hint`} className={hint}>
                {t['captcha.hint']()}
              </div>
            )}
          </span>
          <span aria-live="polite" className={`${hint} ${styles.note}`}>
            {(isWorking || isSolved) && t[`captcha.${state}`]()}
          </span>
        </label>
      )}
      {code ? (
        <code.default
          size={size}
          state={state}
          setState={setState}
          setAnswer={(answer) => field.onChange(answer as typeof field.input)}
          isSubmitting={of.isSubmitting}
          error={error}
          problemId={`${id}-problem`}
        />
      ) : (
        failure && (
          <LoadNotice
            failure={{
              ...failure,
              retry() {
                failure.retry()
                setState(isAltcha ? 'working' : 'idle')
              },
            }}
            onClose={() => setState('idle')}
          />
        )
      )}
    </div>
  )
}
