import { type FormConfig, type FormSchema, type FormStore, getInput } from '@formisch/react'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { $currentUserKey } from '../../core/session/user-key'
import { type DraftTexts, isDraftValue, openDraft } from '../../core/storage/drafts'
import { useForm } from './use-form'

export interface DraftOptions<Schema extends FormSchema> {
  /** `plugin/form`, globally unique. */
  readonly id: string
  /** Never passwords, keys or a captcha. */
  readonly fields: readonly string[]
  readonly initialInput?: FormConfig<Schema>['initialInput']
}

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
  const draft = useMemo(() => (owner === null ? null : openDraft(owner, id)), [owner, id])
  // A stored value may have another type than the field; fields without an initial value are text.
  const [restored] = useState(() => {
    const initial = pick(initialInput, fields)
    const isOfField = ([name, value]: [string, unknown]) => typeof value === typeof (initial[name] ?? '')
    return Object.fromEntries(Object.entries(pick(draft?.texts, fields)).filter(isOfField))
  })
  const form = useForm(schema, { ...initialInput, ...restored } as FormConfig<Schema>['initialInput'])

  const current = JSON.stringify(pick(getInput(form), fields))
  // Input equal to the initial or last sent values is not a draft.
  const [baseline] = useState(() => ({ current: JSON.stringify(pick(initialInput, fields)) }))
  const stored = useRef(current)
  useEffect(() => {
    if (!draft || stored.current === current) return
    // On every keystroke: the page may be left right after it.
    stored.current = current
    if (current === baseline.current) draft.clear()
    else draft.save(JSON.parse(current))
  }, [draft, current, baseline])
  // Another tab has overwritten the stored draft: store this one again.
  useEffect(
    () => draft?.onConflict(() => current !== baseline.current && draft.save(JSON.parse(current))),
    [draft, current, baseline],
  )

  return {
    form,
    isRestored: Object.keys(restored).length > 0,
    keepDraft() {
      draft?.save(JSON.parse(current))
    },
    forgetDraft() {
      baseline.current = stored.current = JSON.stringify(pick(getInput(form), fields))
      draft?.clear()
    },
  }
}

function pick(values: unknown, fields: readonly string[]): DraftTexts {
  const from = Object(values) as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.flatMap((name) => (isDraftValue(from[name]) ? [[name, from[name]]] : [])))
}
