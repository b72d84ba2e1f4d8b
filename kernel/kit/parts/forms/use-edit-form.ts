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
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { InferOutput } from 'valibot'
import type { TextRef } from '../../../core/i18n/text'
import { asRecord } from '../../../core/parse/parse'
import { $currentUserKey } from '../../../core/session/session'
import { applyServerErrors } from './apply-server-errors'
import { DraftRecoveryContext, recoverable } from './draft-recovery'
import { type Edits, openDraft, visitor } from './drafts'
import {
  applyEdit,
  type EditsOf,
  editBetween,
  editsBetween,
  isEditOf,
  isSame,
  type ListFields,
  pick,
} from './edits'
import { useForm } from './use-form'

export interface EditFormOptions<Schema extends FormSchema> {
  /** Id of the draft, `plugin/form`; unique in the product. */
  readonly id: string
  /** What the server says, or the initial values. Fields that nobody has edited follow it. Other fields have neither edits nor a draft. */
  readonly base: NonNullable<FormConfig<Schema>['initialInput']>
  /** Names of the fields whose edits are stored, by default all of `base`; never passwords, Nostr keys or a captcha solution. */
  readonly fields?: readonly string[]
  readonly lists?: ListFields
  /** Error text for each field that the server may refuse in a {@link EditDocument.save}. */
  readonly refused?: Readonly<Record<string, TextRef>>
  /** Whether visitors fill the form in: the draft is stored for the tab, and restored when a served form has been hydrated. */
  readonly isForVisitors?: boolean
}

export interface EditDocument<Schema extends FormSchema> {
  readonly form: FormStore<Schema>
  /** Whether the form shows a restored draft, until that is sent or discarded. */
  readonly isRestored: boolean
  /** Whether the person has edited anything. */
  readonly hasEdits: boolean
  /** Whether the browser stored what was typed last. If not, it is lost when the page is closed. */
  readonly isStored: boolean
  /**
   * Sends the edits of a submit, and then forgets exactly these: what was typed meanwhile stays an edit. Shows what the server
   * refused at its field.
   * @param send gets the edited fields of `output`
   * @throws what `send` throws
   */
  readonly save: <Result>(
    output: InferOutput<Schema>,
    send: (edits: EditsOf<InferOutput<Schema>>) => Promise<Result>,
  ) => Promise<Result>
  /** Forgets the edits, because they were sent. */
  readonly forget: () => void
  /** Drops the edits: the form shows `base` again. */
  readonly clear: () => void
  /** Drops the edits at the wish of the person, and focuses the first field, because the button for that disappears. */
  readonly discard: () => void
  /** Stores the edits at once, because the form may be closed. */
  readonly keepDraft: () => void
  /** Replaces the draft while a submit is pending, also after the form has unmounted, but not after a logout. */
  readonly replaceDraft: (edits: Edits) => void
}

/**
 * A form over a record of the server, or over an empty base. It knows what the server says (`base`) and what the person has
 * edited; its value is the edit, else the base. Edits are stored as a draft for the current user while they are typed, and
 * survive a reload, a timeout or a closed tab (decision:form-document), until they are sent or the user logs out. If the form
 * fails with a draft, its error boundary renders it again with the longest text alone, and then without edits.
 * @param schema as for {@link useForm}
 * @example
 * const { form, save } = useEditForm(pageSchema, { id: 'public-page/my-page', base: settings })
 * return <Form of={form} onSubmit={(page) => save(page, update.mutateAsync)}>…</Form>
 */
export function useEditForm<Schema extends FormSchema>(
  schema: Schema,
  options: EditFormOptions<Schema>,
): EditDocument<Schema> {
  const { id, lists = {}, isForVisitors = false, refused } = options
  const base = asRecord(options.base)
  const { fields = Object.keys(base) } = options
  const user = useUnit($currentUserKey)
  const owner = isForVisitors ? visitor : user
  const recovery = useContext(DraftRecoveryContext)
  // A draft that breaks the form with each of its texts stays stored, apart from what is typed now.
  const isApart = recovery.failures > 1
  const draft = useMemo(() => (owner === null ? null : openDraft(owner, id, isApart)), [owner, id, isApart])
  const form = useForm(schema, options.base)
  const inputOf = () => asRecord(getInput(form))
  const setField = (name: string, input: unknown) => setInput(form, { path: [name], input } as never)
  /** The base that the form shows: after a save, what was sent until the server says so. */
  const shown = useRef(base)
  /** The last base of the server that the form follows, and the one that it has been told. */
  const said = useRef(base)
  const told = useRef(base)
  told.current = base
  const editsNow = () => editsBetween(shown.current, inputOf(), lists)

  function restore(): boolean {
    const stored = recoverable(pick(draft?.edits ?? {}, fields), recovery.failures)
    const edits = Object.entries(stored).filter(([name, edit]) => isEditOf(name, edit, base[name], lists))
    const typed = inputOf()
    // What was typed before the hydration takes precedence.
    for (const [name, edit] of edits)
      if (isSame(typed[name], base[name])) setField(name, applyEdit(name, base[name], edit, lists))
    recovery.isRestored ||= edits.length > 0
    return Object.keys(editsNow()).length > 0
  }
  // A server does not know the draft of a visitor.
  const [isRestored, setIsRestored] = useState(() => !isForVisitors && restore())
  const restoreLate = useEffectEvent(() => void (isForVisitors && restore()))
  useEffect(() => restoreLate(), [])

  const { isSubmitting } = form
  const follow = useEffectEvent(() => {
    // The form library drops a submit whose form changes while it is checked.
    if (isSubmitting) return
    const input = inputOf()
    for (const [name, value] of Object.entries(base)) {
      if (isSame(value, said.current[name])) continue
      const edit = editBetween(name, shown.current[name], input[name], lists)
      const isEdited = edit !== undefined
      rebase(name, value, isEdited)
      if (isEdited && name in lists) setField(name, applyEdit(name, value, edit, lists))
    }
    said.current = base
  })
  /** Changes the base of a field. Without edits, its input and errors change, too. */
  function rebase(name: string, value: unknown, keepsInput: boolean) {
    shown.current = { ...shown.current, [name]: value }
    const keeps = { keepInput: true, keepErrors: true, keepTouched: true, keepEdited: true }
    reset(form, { path: [name], initialInput: value, ...(keepsInput && keeps) } as never)
  }
  useEffect(() => follow())

  const edits = editsNow()
  const current = JSON.stringify(pick(edits, fields))
  const stored = useRef(current)
  const [isStored, setIsStored] = useState(draft !== null)
  useEffect(() => {
    if (!draft || stored.current === current) return
    // Store the draft on every keystroke, because the user may leave the page right after a keystroke.
    stored.current = current
    setIsStored(current === none || draft.save(JSON.parse(current)))
    if (current === none) draft.clear()
  }, [draft, current])
  // Store this tab's draft again when another tab has overwritten it.
  useEffect(
    () => draft?.onConflict(() => current !== none && draft.save(JSON.parse(current))),
    [draft, current],
  )
  /** Takes what was sent as the base; the fields that were changed since then keep their input. */
  function settle(sent: Edits, saved: Edits) {
    const input = inputOf()
    const typed = Object.keys(base).filter((name) => input[name] !== sent[name])
    shown.current = { ...shown.current, ...saved }
    said.current = { ...said.current, ...pick(told.current, Object.keys(saved)) }
    reset(form, { initialInput: { ...input, ...shown.current } } as never)
    for (const name of typed) setField(name, input[name])
    keepDraft()
    setIsRestored(false)
  }
  const keepDraft = () => replaceDraft(pick(editsNow(), fields))
  function replaceDraft(left: Edits) {
    stored.current = JSON.stringify(left)
    if (stored.current === none) draft?.clear()
    else draft?.replace(left)
  }
  function clear() {
    reset(form)
    stored.current = none
    draft?.clear()
    setIsRestored(false)
  }

  return {
    form,
    isRestored,
    isStored,
    hasEdits: Object.keys(edits).length > 0,
    async save(output, send) {
      const sent = inputOf()
      const saved = asRecord(output)
      const edited = Object.keys(editsBetween(shown.current, sent, lists))
      try {
        const result = await send(editsBetween(shown.current, pick(saved, edited), lists) as never)
        settle(sent, pick(saved, edited))
        return result
      } catch (error) {
        if (refused) applyServerErrors(form, error, refused)
        throw error
      }
    },
    forget: () => settle(inputOf(), pick(inputOf(), Object.keys(base))),
    clear,
    discard() {
      clear()
      focus(form, { path: [Object.keys(base)[0]] } as never)
    },
    keepDraft,
    replaceDraft,
  }
}

const none = '{}'
