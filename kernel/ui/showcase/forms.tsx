import { useState } from 'react'
import { Field } from '../field/field'
import { Input } from '../field/input'
import { PasswordInput } from '../field/password-input'
import { searchIcon } from '../icons'
import { Columns, Section } from './section'

/** Fields and what stands in them. */
export function Forms() {
  const [name, setName] = useState('ana')

  return (
    <Section title="Fields">
      <Columns>
        <Field label="Name" isRequired hint="As other people will see it.">
          <Input autoComplete="off" placeholder="Ana Souza" />
        </Field>
        <Field label="E-mail" isRequired error="This address is taken. Log in, or use another one.">
          <Input type="email" defaultValue="ana@example.org" />
        </Field>
        <Field label="Password" hint="At least six characters.">
          <PasswordInput autoComplete="new-password" defaultValue="hunter22" />
        </Field>
        <Field label="Search for people">
          <Input type="search" icon={searchIcon} placeholder="Name or login" />
        </Field>
        <Field label="Login" count={{ length: name.length, max: 12 }}>
          <Input value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Cannot be changed">
          <Input disabled defaultValue="ana.souza" />
        </Field>
      </Columns>
    </Section>
  )
}
