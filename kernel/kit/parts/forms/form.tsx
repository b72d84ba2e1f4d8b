import {
  Form as BaseForm,
  type FormProps as BaseFormProps,
  type FormSchema,
  type FormStore,
  getInput,
  setInput,
} from '@formisch/react'
import { useUnit } from 'effector-react'
import {
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { announce } from '../../../core/announcer/announce'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { useUnsavedInput } from '../../../core/storage/unsaved-input'
import { beginSubmit } from './apply-server-errors'
import { restoreEarlyFocus, takeEarlyInput } from './early-input'
import { ErrorSummary } from './error-summary'
import { BusyControlContext, type FormError, FormErrorsContext, SubmitCountContext } from './form-errors'

export type FormProps<Schema extends FormSchema> = BaseFormProps<Schema>

/**
 * A form over a schema. Submits are ignored while one is pending, and wait for a control that is busy. After a
 * rejected submit, the first invalid field gets the focus, and several errors are listed in a summary. Ctrl or Cmd and Enter
 * submit it from a `Textarea`.
 * @param props `of` from `useForm`; `onSubmit` gets the parsed output and is awaited. It returns `false` if it sent nothing:
 * then a solved captcha stays valid
 * @example
 * const form = useForm(loginSchema)
 * return <Form of={form} onSubmit={logIn}>…</Form>
 */
export function Form<Schema extends FormSchema>({ onSubmit, children, ...props }: FormProps<Schema>) {
  const { isSubmitting, isSubmitted, isDirty } = props.of
  useUnsavedInput(isDirty)
  const generatedId = useId()
  const { id = generatedId } = props
  const [submitCount, setSubmitCount] = useState(0)
  const { errors, context, isSubmitPending } = useErrors()
  const busyControl = useBusyControl(id)
  const submittedFrom = useRef<Element | null>(null)
  useErrorAnnouncement(isSubmitting, errors, isSubmitPending, submittedFrom)

  function handleSubmitCapture(event: SubmitEvent<HTMLFormElement>) {
    if (!props.of.isSubmitting && !busyControl.holds()) {
      isSubmitPending.current = true
      submittedFrom.current = document.activeElement
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  const handleSubmit: typeof onSubmit = async (output, event) => {
    let isSent: unknown
    beginSubmit(props.of)
    try {
      isSent = await onSubmit(output, event)
    } finally {
      if (isSent !== false) setSubmitCount((times) => times + 1)
    }
  }
  const handleMount = useEffectEvent(() => {
    const element = document.getElementById(id)
    if (element instanceof HTMLFormElement) takeOver(props.of, element)
  })
  // In the commit that replaces the rendered form, so that no key is lost between them and nothing else gets the focus.
  useLayoutEffect(() => handleMount(), [])
  return (
    <SubmitCountContext value={submitCount}>
      <FormErrorsContext value={context}>
        <BusyControlContext value={busyControl.report}>
          {/* POST, because before hydration the browser itself may send the form, and GET would put the password into the URL. */}
          <BaseForm
            method="post"
            onSubmitCapture={handleSubmitCapture}
            onSubmit={handleSubmit}
            {...props}
            id={id}
            onKeyDown={(event) => {
              props.onKeyDown?.(event)
              submitByKeys(event)
            }}
          >
            {isSubmitted && errors.length > 1 && <ErrorSummary errors={errors} />}
            {children}
          </BaseForm>
        </BusyControlContext>
      </FormErrorsContext>
    </SubmitCountContext>
  )
}

/** Submits the form with Ctrl or Cmd and Enter from a text of several lines, in which Enter alone makes a line. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event
  // AltGr counts as Ctrl and Alt.
  if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || event.defaultPrevented) return
  if (!(target instanceof HTMLTextAreaElement) || target.form !== currentTarget) return
  event.preventDefault()
  if (!event.repeat) currentTarget.requestSubmit()
}

/** Lets a submit wait until the busy control of the form, such as a captcha, has its value. */
function useBusyControl(id: string) {
  const isBusy = useRef(false)
  const isWaiting = useRef(false)
  const report = useCallback(
    (isNowBusy: boolean) => {
      isBusy.current = isNowBusy
      if (isNowBusy || !isWaiting.current) return
      isWaiting.current = false
      const element = document.getElementById(id)
      if (element instanceof HTMLFormElement) element.requestSubmit()
    },
    [id],
  )
  const holds = () => {
    isWaiting.current = isBusy.current
    return isBusy.current
  }
  return { report, holds }
}

function useErrors() {
  const [errors, setErrors] = useState<ReadonlyMap<string, FormError>>(new Map())
  const isSubmitPending = useRef(false)
  const report = useCallback((id: string, error: FormError | undefined) => {
    setErrors((before) => {
      if (!error && !before.has(id)) return before
      const after = new Map(before)
      if (error) after.set(id, error)
      else after.delete(id)
      return new Map([...after].sort(([one], [other]) => comparePositions(one, other)))
    })
  }, [])
  const context = useMemo(() => ({ report, isSubmitPending }), [report])
  return { errors: [...errors.values()], context, isSubmitPending }
}

function comparePositions(id: string, otherId: string): number {
  const [element, other] = [document.getElementById(id), document.getElementById(otherId)]
  if (!element || !other) return 0
  return element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

function useErrorAnnouncement(
  isSubmitting: boolean,
  errors: readonly FormError[],
  isSubmitPending: { current: boolean },
  submittedFrom: { readonly current: Element | null },
): void {
  const t = useKernelTexts()
  const announceNow = useUnit(announce)
  const [answerCount, setAnswerCount] = useState(0)
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) setAnswerCount((count) => count + 1)
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  const announceErrors = useEffectEvent(() => {
    isSubmitPending.current = false
    const [first, second] = errors
    if (second) return announceNow(t['form.wrong']({ count: errors.length }))
    // Screen readers read a newly focused field with its error, but not one that already had the focus.
    if (first && document.activeElement === submittedFrom.current)
      announceNow(`${first.label}: ${first.error}`)
  })
  // Fields report their errors to the form one React commit before this effect.
  useEffect(() => {
    if (answerCount > 0) announceErrors()
  }, [answerCount])
}

/** Applies what the user typed, checked and submitted before the code of the form had loaded. */
function takeOver(form: FormStore, element: HTMLFormElement): void {
  for (const [name, entered] of takeEarlyInput(element)) {
    const control = element.elements.namedItem(name)
    if (!control) continue
    const path = JSON.parse(name)
    if (typeof entered === 'boolean') repeatTick(control, entered)
    else {
      const input = typeof getInput(form, { path }) === 'number' ? Number(entered) : entered
      setInput(form, { path, input } as never)
    }
  }
  restoreEarlyFocus(element)
  // Submit in a later task, because a checked captcha must start to compute first.
  if (globalThis.boot?.takeSubmit?.(element)) setTimeout(() => element.requestSubmit())
}

/** Clicks a box again, because React had no handler yet for the first click. */
function repeatTick(box: Element | RadioNodeList, isTicked: boolean): void {
  if (!(box instanceof HTMLInputElement) || box.defaultChecked === isTicked) return
  box.checked = !isTicked
  box.click()
}
