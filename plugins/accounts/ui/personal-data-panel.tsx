import { $session, type Person, useTexts } from '@kernel'
import { EditForm, FormField } from '@kernel/parts'
import { Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { cx } from 'styled-system/css'
import { useUpdatePerson } from '../api/mutations'
import { personalDataSchema } from '../model/personal-data-form'
import { createTakenValues } from '../model/taken-values'
import { accountsTexts } from '../texts'
import { panelForm, panelRow, separated } from './panel-form.styles'
import { UniqueField } from './unique-field'

const rejected = accountsTexts.ref('profile.refused')

export default function PersonalDataPanel() {
  const person = useUnit($session)?.person
  return person && <PersonalDataForm person={person} />
}

function PersonalDataForm({ person }: { readonly person: Person }) {
  const t = useTexts(accountsTexts)
  const [taken] = useState(createTakenValues)
  const { name, email, login } = person
  return (
    <EditForm
      schema={personalDataSchema(person, taken)}
      id="accounts/personal-data"
      base={{ name, email, login }}
      save={useUpdatePerson()}
      refused={{ name: rejected, email: rejected, login: rejected }}
      label={accountsTexts.ref('profile.save')}
      className={panelForm}
    >
      {(form) => (
        <>
          <FormField
            of={form}
            path={['name']}
            label={t['user.register.name']()}
            isRequired
            className={panelRow}
          >
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
        </>
      )}
    </EditForm>
  )
}
