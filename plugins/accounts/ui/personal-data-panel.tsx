import {
  $session,
  Button,
  Form,
  FormField,
  Input,
  type Person,
  resetForm,
  showRefusal,
  useForm,
  useTexts,
} from '@kernel'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useUpdatePerson } from '../api/update-person.mutation'
import { type PersonalData, personalDataSchema } from '../model/personal-data-form'
import { noTakenNames } from '../model/taken-names'
import { accountsTexts } from '../texts'
import { panelForm, submit } from './panel-form'
import { UniqueField } from './unique-field'

/** Name, e-mail and login (ACC-PROF-04). */
export default function PersonalDataPanel() {
  const person = useUnit($session)?.person
  return person && <PersonalDataForm person={person} />
}

function PersonalDataForm({ person }: { readonly person: Person }) {
  const t = useTexts(accountsTexts)
  const [taken] = useState(noTakenNames)
  const { name, email, login } = person
  const form = useForm(personalDataSchema(person, taken), { name, email, login })
  const save = useUpdatePerson()

  async function handleSubmit(data: PersonalData) {
    try {
      await save.mutateAsync(data)
      resetForm(form, { initialInput: data })
    } catch (error) {
      const refused = accountsTexts.ref('profile.refused')
      showRefusal(form, error, { name: refused, email: refused, login: refused })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={panelForm}>
      <FormField of={form} path={['name']} label={t['user.register.name']()} isRequired>
        {(control, { input }) => <Input autoComplete="name" {...control} value={input} />}
      </FormField>
      <UniqueField
        of={form}
        path={['email']}
        kind="email"
        taken={taken}
        own={email}
        label={t['user.register.email']()}
        hint={t['profile.personalData.emailHint']()}
        isRequired
      />
      <UniqueField
        of={form}
        path={['login']}
        kind="login"
        taken={taken}
        own={login}
        label={t['user.register.login']()}
        hint={t['profile.personalData.loginHint']()}
        isRequired
      />
      <Button type="submit" className={submit} isLoading={save.isPending}>
        {t['profile.save']()}
      </Button>
    </Form>
  )
}
