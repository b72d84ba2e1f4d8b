import {
  Checkbox,
  Chip,
  Field,
  FileDrop,
  Input,
  NumberInput,
  PasswordInput,
  Select,
  Switch,
  searchIcon,
  Textarea,
  tagIcon,
} from '@kernel/ui'
import { useState } from 'react'
import { Columns, Example, Section } from './section'

export function Forms() {
  const [name, setName] = useState('ana')
  const [text, setText] = useState('What I learned this week, and from whom.')
  const [quantity, setQuantity] = useState(2)
  const [chosen, setChosen] = useState(['Garden'])
  const toggle = (tag: string) =>
    setChosen((tags) => (tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]))

  return (
    <Section title="Fields">
      <Columns>
        <Field label="Name" isRequired hint="As other people will see it.">
          <Input autoComplete="off" placeholder="Ana Souza" />
        </Field>
        <Field label="Email" isRequired error="This address is taken. Log in, or use another one.">
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
        <Field label="Text" hint="Grows while you write." count={{ length: text.length, max: 200 }}>
          <Textarea rows={4} isGrowing value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label="Kind of message" isRequired>
          <Select defaultValue="2">
            <option value="1">Inquiry</option>
            <option value="2">Suggestion</option>
            <option value="3">Praise for somebody who did something rather remarkable for others</option>
          </Select>
        </Field>
        <div>
          <Checkbox label="Remember me on this device" defaultChecked />
          <Checkbox label="I have read the terms" error="Please agree to go on." />
          <Checkbox label="Not possible here" disabled />
        </div>
        <div>
          <Switch
            label="Public"
            hint="Everybody can read this post, also without an account."
            defaultChecked
          />
          <Switch label="Publish on Nostr" />
          <Switch label="Not possible here" disabled />
        </div>
        <Field label="Quantity" hint="At least 1.">
          <NumberInput value={quantity} min={1} max={99} onValueChange={setQuantity} />
        </Field>
        <FileDrop
          label="Choose a picture or drop it here"
          hint="It is made smaller before it is sent."
          onImage={() => undefined}
        />
      </Columns>
      <Example of="Chips: selectable, plain">
        {['Family', 'Garden', 'Escola de música do bairro'].map((tag) => (
          <Chip key={tag} label={tag} isSelected={chosen.includes(tag)} onSelect={() => toggle(tag)} />
        ))}
        <Chip label="Only a word" icon={tagIcon} />
        <Chip label="Not now" isDisabled onSelect={() => undefined} />
      </Example>
    </Section>
  )
}
