import { useTexts } from '@kernel'
import {
  afterPointerUp,
  FormField,
  type FormFieldProps,
  type FormSchema,
  type RequiredPath,
  validateForm,
} from '@kernel/parts'
import { checkIcon, Icon, Input, infoIcon, SpinnerMark } from '@kernel/ui'
import type { ChangeEvent, FocusEvent } from 'react'
import { css, cx } from 'styled-system/css'
import * as v from 'valibot'
import { emailRule, loginRule } from '../model/rules'
import type { TakenValues, UniqueKind } from '../model/taken-values'
import { accountsTexts } from '../texts'
import { type Availability, useAvailability } from './use-availability'

const kinds = {
  login: { rule: loginRule, type: 'text', autoComplete: 'username' },
  email: { rule: emailRule, type: 'email', autoComplete: 'email' },
} as const

/** Props of {@link UniqueField}: those of a form's field, and what makes its value unique. */
export interface UniqueFieldProps<Schema extends FormSchema, Path extends RequiredPath>
  extends Omit<FormFieldProps<Schema, Path>, 'children'> {
  kind: UniqueKind
  /** What is known to be taken; the form's schema has the rule `notTaken` over the same one. */
  taken: TakenValues
  /** What the person has already: never taken, never asked about. */
  currentValue?: string | undefined
}

/**
 * A login or an e-mail address that nobody else may have. When the field is left, the server is asked, and what it
 * says stands below; a taken one makes the field invalid (ACC-REG-06, ACC-PROF-04). That it could not be asked
 * blocks nothing.
 *
 * @example
 * const [taken] = useState(noTakenNames)
 * const form = useForm(registrationSchema(taken))
 * return <UniqueField of={form} path={['login']} kind="login" taken={taken} label={t['user.register.login']()} />
 */
export function UniqueField<Schema extends FormSchema, Path extends RequiredPath>({
  kind,
  taken,
  currentValue: own = '',
  ...rest
}: UniqueFieldProps<Schema, Path>) {
  const { rule, ...attributes } = kinds[kind]
  const { availability, ask, forget } = useAvailability(kind, (value) => {
    taken[kind].add(value)
    void validateForm(rest.of)
  })

  function handleLeave(written: string) {
    const { success, output } = v.safeParse(rule, written)
    if (!success || taken[kind].has(output) || isSame(output, own)) return
    // What is said below moves the button that is perhaps being pressed.
    afterPointerUp(() => ask(output))
  }

  return (
    <div>
      <FormField {...rest}>
        {({ onBlur, onChange, ...control }, { input }) => (
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
              handleLeave(event.currentTarget.value)
            }}
          />
        )}
      </FormField>
      <AvailabilityNote kind={kind} availability={availability} />
    </div>
  )
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const note = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'small',
  color: 'quiet',
  '&:not(:empty)': { mt: '1.5' },
})
const good = css({ color: 'success' })

/** Says how the question stands; that it is taken, the field itself says. */
function AvailabilityNote({ kind, availability }: { kind: UniqueKind; availability: Availability }) {
  const t = useTexts(accountsTexts)
  return (
    <div role="status" className={cx(note, availability === 'free' && good)}>
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
