import { $settings, cleanLine, useTexts } from '@kernel'
import {
  afterPointerUp,
  FormField,
  type FormFieldProps,
  type FormSchema,
  type RequiredPath,
  validateForm,
} from '@kernel/parts'
import { checkIcon, Icon, Input, infoIcon, SpinnerMark } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { css, cx } from 'styled-system/css'
import * as v from 'valibot'
import { isTaken } from '../api/is-taken'
import { emailRule, loginRule } from '../model/rules'
import type { TakenValues, UniqueKind } from '../model/taken-values'
import { accountsTexts } from '../texts'

/** State of the availability check; `unknown` means that it failed. */
type Availability = 'unasked' | 'checking' | 'free' | 'taken' | 'unknown'

/** Delay in ms between leaving the field and the check, because the user may return to the field immediately. */
const debounceTime = 300

/**
 * Checks whether a value is taken; cancels the request when the value changes.
 *
 * @param onTaken called with a value that another account has
 * @returns `ask` to call on blur, `forget` to call on changes of the value
 */
function useAvailability(kind: UniqueKind, onTaken: (value: string) => void) {
  const { uniquenessAnswer: meaning } = useUnit($settings)
  // Each check is a new object, so that the same value can be checked again.
  const [request, setRequest] = useState<{ readonly value: string } | null>(null)
  const [availability, setAvailability] = useState<Availability>('unasked')
  const notifyTaken = useEffectEvent(onTaken)

  useEffect(() => {
    if (!request) return
    const { value } = request
    const controller = new AbortController()
    async function ask() {
      const answer = await isTaken({ kind, value, meaning, signal: controller.signal }).then(
        (taken) => (taken ? 'taken' : 'free'),
        // A failed check never blocks the submit: the server checks again on submit.
        () => 'unknown' as const,
      )
      if (controller.signal.aborted) return
      setAvailability(answer)
      if (answer === 'taken') notifyTaken(value)
    }
    const timer = setTimeout(ask, debounceTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [request, kind, meaning])

  return {
    availability,
    ask(value: string) {
      if (request?.value === value && availability !== 'unknown') return
      setAvailability('checking')
      setRequest({ value })
    },
    forget() {
      setAvailability('unasked')
      setRequest(null)
    },
  }
}

// People log in with their email address, so it is what password managers store as the username.
const kinds = {
  login: { rule: loginRule, type: 'text', start: '@', autoComplete: 'nickname' },
  email: { rule: emailRule, type: 'email', start: undefined, autoComplete: 'username' },
} as const

export interface UniqueFieldProps<Schema extends FormSchema, Path extends RequiredPath>
  extends Omit<FormFieldProps<Schema, Path>, 'children'> {
  kind: UniqueKind
  /** Values known to be taken; use the same object in the rule `notTaken` of the schema. */
  taken: TakenValues
  /** The user's current value: always accepted, never checked. */
  currentValue?: string | undefined
}

/**
 * A username or e-mail field that asks the server on blur whether the value is taken; a taken value makes the field
 * invalid. A failed check does not block the form.
 *
 * @example
 * const [taken] = useState(createTakenValues)
 * const form = useForm(registrationSchema(taken))
 * return <UniqueField of={form} path={['login']} kind="login" taken={taken} label={t['user.register.login']()} />
 */
export function UniqueField<Schema extends FormSchema, Path extends RequiredPath>({
  kind,
  taken,
  currentValue = '',
  ...rest
}: UniqueFieldProps<Schema, Path>) {
  const { rule, ...attributes } = kinds[kind]
  const { availability, ask, forget } = useAvailability(kind, (value) => {
    taken[kind].add(value)
    void validateForm(rest.of)
  })

  function handleBlur(text: string) {
    const { success, output } = v.safeParse(rule, text)
    if (!success || taken[kind].has(output) || isSameValue(output, currentValue)) return
    // Wait until the pointer is up: the status line shifts the layout, and a click in progress would miss its target.
    afterPointerUp(() => ask(output))
  }

  return (
    <FormField {...rest}>
      {({ onBlur, onChange, ...control }, { input }) => (
        <>
          <Input
            {...attributes}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            value={typeof input === 'string' ? input : ''}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              forget()
              onChange(event)
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              onBlur()
              handleBlur(event.currentTarget.value)
            }}
          />
          <AvailabilityNote kind={kind} availability={availability} />
        </>
      )}
    </FormField>
  )
}

const isSameValue = (one: string, other: string) =>
  cleanLine(one).toLowerCase() === cleanLine(other).toLowerCase()

const note = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'small',
  color: 'quiet',
  // An empty line takes no room, and is still there for screen readers.
  _empty: { position: 'absolute' },
})
const success = css({ color: 'success' })

/** Status line of the availability check; the field itself reports a taken value. */
function AvailabilityNote({ kind, availability }: { kind: UniqueKind; availability: Availability }) {
  const t = useTexts(accountsTexts)
  return (
    <div role="status" className={cx(note, availability === 'free' && success)}>
      {availability === 'checking' && (
        <>
          <SpinnerMark />
          {t['unique.checking']()}
        </>
      )}
      {availability === 'free' && (
        <>
          <Icon of={checkIcon} size="sm" />
          {t[`unique.free.${kind}`]()}
        </>
      )}
      {availability === 'unknown' && (
        <>
          <Icon of={infoIcon} size="sm" />
          {t['unique.unknown']()}
        </>
      )}
    </div>
  )
}
