import {
  type FormConfig,
  type FormSchema,
  type FormStore,
  focus,
  getInput,
  reset,
  setInput,
} from '@formisch/react'
import { useUnit } from 'effector-react'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { $currentUserKey } from '../../core/session/session'
import { type DraftTexts, hasContent, isDraftValue, openDraft } from '../../core/storage/drafts'
import { DraftRecoveryContext, recoverable } from './draft-recovery'
import { useForm } from './use-form'

export interface DraftOptions<Schema extends FormSchema> {
  /** Id of the draft, `plugin/form`; unique in the product. */
  readonly id: string
  /** Names of the fields whose input is stored when it was edited; never passwords, Nostr keys or a captcha solution. */
  readonly fields: readonly string[]
  readonly initialInput?: FormConfig<Schema>['initialInput']
}

export interface DraftForm<Schema extends FormSchema> {
  readonly form: FormStore<Schema>
  /** Whether the form starts with a stored draft. */
  readonly isRestored: boolean
  /** Whether the browser stored what was typed last. If not, it is lost when the page is closed. */
  readonly isStored: boolean
  /** Stores the current input, for example before the form unmounts while a submit is pending. */
  readonly keepDraft: () => void
  /** Replaces the stored input while a submit is pending, also after the form has unmounted, but not after a logout. */
  readonly replaceDraft: (input: DraftTexts) => void
  /** Removes the draft; call this function when the input was sent or discarded. */
  readonly forgetDraft: () => void
  /**
   * Resets the form and its draft to other values, because they were sent or the input was discarded.
   *
   * @param initialInput the new initial values
   * @param submitted the input when the submit began; fields that were changed since then keep their input. Without it, the
   * input was discarded: the first of `fields` gets the focus, because the button for that disappears
   */
  readonly resetDraft: (
    initialInput: NonNullable<FormConfig<Schema>['initialInput']>,
    submitted?: ReturnType<typeof getInput<Schema>>,
  ) => void
}

/**
 * A form whose input is stored for the current user while it is typed. The stored input survives a reload, a timeout or
 * a closed tab (decision:session-expiry-warning), until `forgetDraft` is called or the user logs out. If the form fails
 * with the stored input, its error boundary renders it again with the longest text alone, and then without input.
 * @param schema as for {@link useForm}
 * @example
 * const { form, forgetDraft } = useDraftForm(contactSchema, { id: 'accounts/contact', fields: ['content'] })
 */
export function useDraftForm<Schema extends FormSchema>(
  schema: Schema,
  { id, fields, initialInput }: DraftOptions<Schema>,
): DraftForm<Schema> {
  const owner = useUnit($currentUserKey)
  const recovery = useContext(DraftRecoveryContext)
  // A draft that breaks the form with each of its texts stays stored, apart from what is typed now.
  const isApart = recovery.failures > 1
  const draft = useMemo(() => (owner === null ? null : openDraft(owner, id, isApart)), [owner, id, isApart])
  // Drop stored values whose type differs from the field's initial value; a field without an initial value holds text.
  const [restored] = useState(() => {
    const initial = pick(initialInput, fields)
    const isOfField = ([name, value]: [string, unknown]) => typeof value === typeof (initial[name] ?? '')
    const stored = Object.fromEntries(Object.entries(pick(draft?.texts, fields)).filter(isOfField))
    const texts = recoverable(stored, recovery.failures)
    recovery.isRestored ||= Object.keys(texts).length > 0
    return texts
  })
  const form = useForm(schema, { ...initialInput, ...restored } as FormConfig<Schema>['initialInput'])

  const current = JSON.stringify(pick(getInput(form), fields))
  // Input that is not stored as a draft, because it equals the initial values or the values sent last.
  const [baseline] = useState(() => ({ current: JSON.stringify(pick(initialInput, fields)) }))
  const initial = useRef(pick(initialInput, fields))
  const stored = useRef(current)
  const [isStored, setIsStored] = useState(draft !== null)
  useEffect(() => {
    if (!draft || stored.current === current) return
    // Store the draft on every keystroke, because the user may leave the page right after a keystroke.
    stored.current = current
    if (current === baseline.current) draft.clear()
    else setIsStored(draft.save(editedOf(current, initial.current)))
  }, [draft, current, baseline])
  // Store this tab's draft again when another tab has overwritten it.
  useEffect(
    () =>
      draft?.onConflict(() => current !== baseline.current && draft.save(editedOf(current, initial.current))),
    [draft, current, baseline],
  )

  return {
    form,
    isRestored: Object.keys(restored).length > 0,
    isStored,
    keepDraft() {
      draft?.save(editedOf(current, initial.current))
    },
    replaceDraft(input) {
      stored.current = JSON.stringify(pick(input, fields))
      draft?.replace(JSON.parse(stored.current))
    },
    forgetDraft() {
      baseline.current = stored.current = JSON.stringify(pick(getInput(form), fields))
      draft?.clear()
    },
    resetDraft(values, submitted) {
      const typed = Object.entries(Object(getInput(form)))
      const atSubmit = Object(submitted ?? getInput(form))
      reset(form, { initialInput: values } as never)
      for (const [name, input] of typed)
        if (input !== atSubmit[name]) setInput(form, { path: [name], input } as never)
      initial.current = pick(values, fields)
      baseline.current = JSON.stringify(initial.current)
      stored.current = JSON.stringify(pick(getInput(form), fields))
      if (stored.current === baseline.current) draft?.clear()
      else draft?.replace(editedOf(stored.current, initial.current))
      if (!submitted) focus(form, { path: [fields[0]] } as never)
    },
  }
}

/**
 * The input to store: the edited fields, so that the draft brings back no value of the others that has changed since. A
 * switch or an emptied field makes no draft of its own and is stored with the rest.
 */
function editedOf(input: string, initial: DraftTexts): DraftTexts {
  const all: DraftTexts = JSON.parse(input)
  const edited = Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== (initial[name] ?? '')),
  )
  return hasContent(edited) ? edited : all
}

function pick(values: unknown, fields: readonly string[]): DraftTexts {
  const from = Object(values) as Readonly<Record<string, unknown>>
  return Object.fromEntries(fields.flatMap((name) => (isDraftValue(from[name]) ? [[name, from[name]]] : [])))
}

/**
 * Returns the stored draft of a form on another screen, for example to mark an unfinished message. Empty while that form is
 * open (`isOpen`), because it then shows the draft itself.
 * @param id as for {@link useDraftForm}
 * @example
 * const { messageText } = useStoredDraft(`messaging/chat.${contact.id}`, isOpen)
 */
export function useStoredDraft(id: string, isOpen: boolean): DraftTexts {
  const owner = useUnit($currentUserKey)
  return useMemo(() => (owner === null || isOpen ? {} : openDraft(owner, id).texts), [owner, id, isOpen])
}
