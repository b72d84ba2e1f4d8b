import {
  type FieldStore,
  type FormSchema,
  type FormStore,
  focus,
  type RequiredPath,
  useField,
} from '@formisch/react'
import { $settings, preloadCode, useCode, useTexts } from '@kernel'
import { useFormControl } from '@kernel/parts'
import { checkIcon, Icon, LoadNotice, SpinnerMark } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { noCaptcha } from './captcha-rule'
import type { CaptchaState } from './captcha-state'

/** Styles of the captcha; few, because they are part of the first load. */
const styles = {
  root: css({ stack: true, gap: '1.5', minW: '0' }),
  row: css({
    row: true,
    gap: '3',
    minH: 'touch',
    textStyle: 'small',
    cursor: 'pointer',
  }),
  box: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '6',
    h: '6',
    '& > *': { gridArea: '1/1' },
  }),
  input: css({
    w: 'full',
    h: 'full',
    rounded: 'xs',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'edge',
    color: 'accent.text',
    _checked: { bg: 'accent.text' },
    _invalid: { borderColor: 'danger', outlineColor: 'danger' },
    '& + *': { pointerEvents: 'none' },
    '&:checked + *': { color: 'surface' },
  }),
  note: css({ ms: 'auto', textStyle: 'caption', color: 'quiet' }),
}

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
  const t = useTexts(accountsTexts)
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
  const isMissing = of.isSubmitted && !of.isSubmitting && (state === 'idle' || isWorking)
  const { error, submitCount } = useFormControl({
    id: `${id}-box`,
    label: t['captcha.label'](),
    message: isMissing ? field.errors?.[0] : undefined,
    focus: () => focus(of, { path }),
    isBusy: isWorking,
  })

  return (
    <div className={styles.root}>
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
              aria-describedby={`${id}-problem`}
              aria-required
              aria-invalid={Boolean(error) || state === 'failed' || undefined}
              className={styles.input}
            />
            {isWorking && <SpinnerMark />}
            {isSolved && <Icon of={checkIcon} />}
          </span>
          <span id={id}>{t['captcha.label']()}</span>
          <span aria-live="polite" className={styles.note}>
            {(isWorking || isSolved) && t[`captcha.${state}`]()}
          </span>
        </label>
      )}
      {code ? (
        <code.LazyCaptcha
          size={size}
          state={state}
          setState={setState}
          setAnswer={(answer) => field.onChange(answer as typeof field.input)}
          isSubmitting={of.isSubmitting}
          submitCount={submitCount}
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
