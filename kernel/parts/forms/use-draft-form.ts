import { type FormConfig, type FormSchema, type FormStore, getInput } from '@formisch/react'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { $currentUserKey } from '../../core/session/user-key'
import { type DraftTexts, isDraftValue, openDraft } from '../../core/storage/drafts'
import { useForm } from './use-form'

/** Which fields are kept as a draft. */
export interface DraftOptions<Schema extends FormSchema> {
  /** `plugin/form`, globally unique. */
  readonly id: string
  /** Never passwords, keys or a captcha. */
  readonly fields: readonly string[]
  /** Values without a draft. */
  readonly initialInput?: FormConfig<Schema>['initialInput']
}

/** A form with its draft. */
export interface DraftForm<Schema extends FormSchema> {
  readonly form: FormStore<Schema>
  /** Whether the form starts with a stored draft. */
  readonly isRestored: boolean
  /** Stores the current input, e.g. before the form unmounts while a submit is pending. */
  readonly keepDraft: () => void
  /** Call it when the input was sent or discarded. */
  readonly forgetDraft: () => void
}

/**
 * A form whose input is stored for the current user while it is typed; it survives a reload, a timeout or a
 * closed tab (decision:session-expiry-warning) and is cleared on submit and logout.
 * @param schema as for {@link useForm}
 * @example
 * const { form, forgetDraft } = useDraftForm(contactSchema, { id: 'accounts/contact', fields: ['content'] })
 */
export function useDraftForm<Schema extends FormSchema>(
  schema: Schema,
  { id, fields, initialInput }: DraftOptions<Schema>,
): DraftForm<Schema> {
  const owner = useUnit($currentUserKey)
  const place = useMemo(() => (owner === null ? null : openDraft(owner, id)), [owner, id])
  // A stored value may have another type than the field; fields without an initial value are text.
  const [kept] = useState(() => {
    const first = pick(initialInput, fields)
    const isOfField = ([name, value]: [string, unknown]) => typeof value === typeof (first[name] ?? '')
    return Object.fromEntries(Object.entries(pick(place?.texts, fields)).filter(isOfField))
  })
  const form = useForm(schema, { ...initialInput, ...kept } as FormConfig<Schema>['initialInput'])

  const typed = JSON.stringify(pick(getInput(form), fields))
  // Input equal to the initial or last sent values is not a draft.
  const [blank] = useState(() => ({ current: JSON.stringify(pick(initialInput, fields)) }))
  const stored = useRef(typed)
  useEffect(() => {
    if (!place || stored.current === typed) return
    // On every keystroke: the page may be left right after it.
    stored.current = typed
    if (typed === blank.current) place.clear()
    else place.save(JSON.parse(typed))
  }, [place, typed, blank])
  // Another tab has overwritten the stored draft: store this one again.
  useEffect(
    () => place?.onConflict(() => typed !== blank.current && place.save(JSON.parse(typed))),
    [place, typed, blank],
  )

  return {
    form,
    isRestored: Object.keys(kept).length > 0,
    keepDraft() {
      place?.save(JSON.parse(typed))
    },
    forgetDraft() {
      blank.current = stored.current = JSON.stringify(pick(getInput(form), fields))
      place?.clear()
    },
  }
}

function pick(values: unknown, fields: readonly string[]): DraftTexts {
  const from = Object(values) as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.flatMap((name) => (isDraftValue(from[name]) ? [[name, from[name]]] : [])))
}
