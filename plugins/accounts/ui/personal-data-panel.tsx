import { getInput } from '@formisch/react'
import { $session, type Person, useTexts } from '@kernel'
import { applyServerErrors, Form, FormEnd, FormField } from '@kernel/parts'
import { Alert, Button, Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { cx } from 'styled-system/css'
import { useUpdatePerson } from '../api/mutations'
import { type PersonalData, personalDataSchema } from '../model/personal-data-form'
import { createTakenValues } from '../model/taken-values'
import { useFollowedDraft } from '../model/use-followed-draft'
import { accountsTexts } from '../texts'
import { panelForm, panelRow, separated } from './panel-form.styles'
import { UniqueField } from './unique-field'

/** Profile panel with name, e-mail address and username. */
export default function PersonalDataPanel() {
  const person = useUnit($session)?.person
  return person && <PersonalDataForm person={person} />
}

function PersonalDataForm({ person }: { readonly person: Person }) {
  const t = useTexts(accountsTexts)
  const [taken] = useState(createTakenValues)
  const { name, email, login } = person
  const { form, isUnsaved, resetTo } = useFollowedDraft(personalDataSchema(person, taken), {
    id: 'accounts/personal-data',
    fields: ['name', 'email', 'login'],
    initialInput: { name, email, login },
  })
  const save = useUpdatePerson()

  async function handleSubmit(data: PersonalData) {
    const submitted = getInput(form)
    try {
      await save.mutateAsync(data)
      resetTo(data, submitted)
    } catch (error) {
      const rejected = accountsTexts.ref('profile.refused')
      applyServerErrors(form, error, { name: rejected, email: rejected, login: rejected })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={panelForm}>
      {isUnsaved && (
        <div>
          <Alert
            action={
              <Button
                size="sm"
                variant="soft"
                disabled={form.isSubmitting}
                onClick={() => resetTo({ name, email, login })}
              >
                {t['profile.personalData.discard']()}
              </Button>
            }
          >
            {t['profile.personalData.restored']()}
          </Alert>
        </div>
      )}
      <FormField of={form} path={['name']} label={t['user.register.name']()} isRequired className={panelRow}>
        {(control, { input }) => <Input autoComplete="name" {...control} value={input} />}
      </FormField>
      <UniqueField
        of={form}
        path={['email']}
        kind="email"
        taken={taken}
        currentValue={email}
        label={t['user.register.email']()}
        hint={t['profile.personalData.emailHint']()}
        isRequired
        className={cx(panelRow, separated)}
      />
      <UniqueField
        of={form}
        path={['login']}
        kind="login"
        taken={taken}
        currentValue={login}
        label={t['user.register.login']()}
        hint={t['profile.personalData.loginHint']()}
        isRequired
        className={cx(panelRow, separated)}
      />
      <FormEnd>
        <Button type="submit" isLoading={save.isPending}>
          {t['profile.save']()}
        </Button>
      </FormEnd>
    </Form>
  )
}
