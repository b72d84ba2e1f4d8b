import { beforeAll, expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { searchIcon } from '../icons/tools'
import { Field } from './field'
import { Input } from './input'
import { PasswordInput } from './password-input'
import { Select } from './select'
import { Textarea } from './textarea'

beforeAll(() => void textsLoaded({ kernel: en }))

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field connects its label, hint and error with the control', () => {
  render(
    <Field label="Email" hint="We never show it." error="This address is taken." isRequired>
      <Input type="email" />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: /Email/ })

  expect(describedBy(input)).toEqual(['We never show it.', 'This address is taken.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-errormessage') ?? '')?.textContent).toBe(
    'This address is taken.',
  )
})

test('a field without an error is valid', () => {
  render(
    <Field label="Name">
      <Input />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

test('a field gives its label to a text area and to a select', () => {
  render(
    <>
      <Field label="Text">
        <Textarea />
      </Field>
      <Field label="Kind">
        <Select>
          <option>Praise</option>
        </Select>
      </Field>
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Text' }).tagName).toBe('TEXTAREA')
  expect(screen.getByRole('combobox', { name: 'Kind' }).tagName).toBe('SELECT')
})

// Covers FLT-132
test('text that is typed into a field has its own direction', () => {
  render(
    <>
      <Input aria-label="Name" />
      <Input aria-label="Search" icon={searchIcon} />
      <PasswordInput aria-label="Password" />
      <Textarea aria-label="Text" />
      <Input aria-label="Code" dir="ltr" />
    </>,
  )
  for (const name of ['Name', 'Search', 'Password', 'Text'])
    expect(screen.getByLabelText(name).getAttribute('dir'), name).toBe('auto')
  expect(screen.getByLabelText('Code').getAttribute('dir')).toBe('ltr')
})

test('a field shows the remaining characters only near its length limit', () => {
  const field = (length: number) => (
    <Field label="Message" count={{ length, max: 200 }}>
      <Input />
    </Field>
  )
  const { rerender } = render(field(20))
  expect(screen.queryByText(/left/)).toBeNull()
  rerender(field(199))
  expect(screen.getByText('1 character left')).toBeTruthy()
})

test('a password field keeps its value when the password is made visible', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'hunter22')
  expect(input.getAttribute('type')).toBe('password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  expect(input).toHaveProperty('value', 'hunter22')
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy()
})
