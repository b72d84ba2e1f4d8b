import { type FormConfig, type FormSchema, type FormStore, getInput } from '@formisch/react'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { $currentUserKey } from '../../core/session/user-key'
import { type DraftTexts, isDraftValue, openDraft } from '../../core/storage/drafts'
import { useForm } from './use-form'

/** What of a form is kept as a draft, and as what. */
export interface DraftOptions<Schema extends FormSchema> {
  /** `plugin/form`, unique in the product. */
  readonly id: string
  /** The fields whose texts, numbers and switches are kept: never passwords, keys or a captcha. */
  readonly fields: readonly string[]
  /** What stands in the fields where there is no draft. */
  readonly initialInput?: FormConfig<Schema>['initialInput']
}

/** A form together with its draft. */
export interface DraftForm<Schema extends FormSchema> {
  readonly form: FormStore<Schema>
  /** Whether what stands in the form was typed earlier. */
  readonly isRestored: boolean
  /** The form goes before it is known whether its texts arrive: what was typed last is kept at once. */
  readonly keepDraft: () => void
  /** The texts were sent, or given up. */
  readonly forgetDraft: () => void
}

/**
 * A form whose texts are kept while they are typed, for the person who is signed in: over a reload, a time-out or
 * a closed tab (decision:session-expiry-warning). Gone once they are sent, and when the person logs out.
 *
 * @param schema the rules, as for {@link useForm}
 * @example
 * const { form, forgetDraft } = useDraftForm(contactSchema, { id: 'accounts/contact', fields: ['content'] })
 */
export function useDraftForm<Schema extends FormSchema>(
  schema: Schema,
  { id, fields, initialInput }: DraftOptions<Schema>,
): DraftForm<Schema> {
  const owner = useUnit($currentUserKey)
  const place = useMemo(() => (owner === null ? null : openDraft(owner, id)), [owner, id])
  // What lies in the storage may be of another kind than the field; one without a first value is a text.
  const [kept] = useState(() => {
    const first = pick(initialInput, fields)
    const isOfField = ([name, value]: [string, unknown]) => typeof value === typeof (first[name] ?? '')
    return Object.fromEntries(Object.entries(pick(place?.texts, fields)).filter(isOfField))
  })
  const form = useForm(schema, { ...initialInput, ...kept } as FormConfig<Schema>['initialInput'])

  const typed = JSON.stringify(pick(getInput(form), fields))
  // What stood there before anybody typed, or was sent last, is no draft.
  const [blank] = useState(() => ({ current: JSON.stringify(pick(initialInput, fields)) }))
  const stored = useRef(typed)
  useEffect(() => {
    if (!place || stored.current === typed) return
    // At every stroke: whoever leaves right after it comes back to it.
    stored.current = typed
    if (typed === blank.current) place.clear()
    else place.save(JSON.parse(typed))
  }, [place, typed, blank])
  // What stands here is no longer stored: another tab has written something else in its place.
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

/** What can be kept of the values of some fields. */
function pick(values: unknown, fields: readonly string[]): DraftTexts {
  const from = Object(values) as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.flatMap((name) => (isDraftValue(from[name]) ? [[name, from[name]]] : [])))
}
