import {
  type FieldStore,
  type FormSchema,
  type FormStore,
  type RequiredPath,
  useField,
} from '@formisch/react'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { $settings } from '../config/settings'
import { textOf } from '../forms/message'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { lazyPart, usePart } from '../ui/lazy/lazy-part'
import { captchaRecipe } from './captcha.recipe'
import { PuzzleBox } from './puzzle-box'
import { useSolution } from './use-solution'
import type { VendorWidgetProps } from './vendor/vendor-widget'

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps<Schema extends FormSchema, Path extends RequiredPath> {
  of: FormStore<Schema>
  /** Where in the schema the solution goes; its rule is `captchaRule`. */
  path: FieldStore<Schema, Path>['path']
  /** `compact` where there is little room; `full` otherwise. */
  size?: 'full' | 'compact'
}

const vendorPart = lazyPart<VendorWidgetProps>(() => import('./vendor/vendor-widget'))

/**
 * The captcha of a form, of the provider that the deployment has chosen (decision 15). It stands inside the
 * `Form`. A solution counts once: after each sending the field asks anew.
 *
 * @param props `of` the form, `path` in its schema, `size`
 * @example
 * <CaptchaField of={form} path={['captcha']} size="compact" />
 */
export function CaptchaField<Schema extends FormSchema, Path extends RequiredPath>({
  of,
  path,
  size = 'full',
}: CaptchaFieldProps<Schema, Path>) {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
  const id = useId()
  const isOurs = useUnit($settings).captcha.provider === 'altcha'
  const field = useField<Schema, Path>(of, { path })
  const solution = useSolution((answer) => field.onChange(answer as typeof field.input), of.isSubmitting)
  const { state, change } = solution
  const Widget = usePart(vendorPart, !isOurs && state !== 'failed', () => change('failed'))

  const isMissing = of.isSubmitted && !of.isSubmitting && (state === 'idle' || state === 'working')
  const error = isMissing && field.errors?.[0]
  const problem =
    state === 'expired' || state === 'spent' || state === 'failed' ? t[`captcha.${state}`]() : undefined
  const look = captchaRecipe({ size, isWrong: Boolean(error) || state === 'failed' })
  const retry = () => change('idle')

  return (
    <div className={look.root}>
      {isOurs ? (
        <PuzzleBox
          size={size}
          control={field.props}
          solution={solution}
          problemId={problem || error ? id : undefined}
          isInvalid={Boolean(error) || state === 'failed'}
        />
      ) : (
        Widget && state !== 'failed' && <Widget size={size} solution={solution} />
      )}
      <div aria-live="polite" id={id} className={look.problem}>
        {problem ?? (error && say(textOf(error)))}
        {state === 'failed' && !isOurs && (
          <Button size="sm" variant="soft" onClick={retry}>
            {t['ui.retry']()}
          </Button>
        )}
      </div>
    </div>
  )
}
