import { type FormStore, setErrors } from '@formisch/react'
import { expect, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { Input } from '../ui/field/input'
import { Form } from './form'
import { FormField } from './form-field'
import { message } from './message'
import { useForm } from './use-form'

const text = (key: string) => message({ namespace: 'test', key })
const schema = v.object({
  name: v.pipe(v.string(), v.minLength(4, text('name too short'))),
  login: v.pipe(v.string(), v.minLength(4, text('login too short'))),
})

interface SampleProps {
  readonly onSubmit: (output: object, form: FormStore<typeof schema>) => unknown
  readonly onInvalid?: () => void
}

function Sample({ onSubmit, onInvalid = () => undefined }: SampleProps) {
  const form = useForm(schema)
  return (
    <Form of={form} onSubmit={(output) => onSubmit(output, form)} onInvalid={onInvalid}>
      <FormField of={form} path={['name']} label="Name">
        {(control, { input }) => <Input {...control} value={input} />}
      </FormField>
      <FormField of={form} path={['login']} label="Login">
        {(control, { input }) => <Input {...control} value={input} />}
      </FormField>
      <button type="submit">Send</button>
    </Form>
  )
}

test('[ACC-REG-05] a field that was left says what is wrong with it, another one says nothing yet', async () => {
  render(<Sample onSubmit={() => undefined} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ana')
  await userEvent.tab()

  expect(await screen.findByText(/name too short/)).toBeTruthy()
  expect(screen.queryByText(/login too short/)).toBeNull()

  await userEvent.type(screen.getByLabelText('Name'), 'bel')
  await waitFor(() => expect(screen.queryByText(/name too short/)).toBeNull())
})

test('[ACC-REG-05] a refused submit puts the focus into the first wrong field and is told once', async () => {
  const told: string[] = []
  render(<Sample onSubmit={() => told.push('sent')} onInvalid={() => told.push('invalid')} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.click(screen.getByText('Send'))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Login')))
  expect(screen.getByLabelText('Login').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(told).toEqual(['invalid']))
})

test('[ACC-REG-09] what the server refuses is not said to have been stopped here; what is wrong after it is', async () => {
  const told: string[] = []
  render(
    <Sample
      onSubmit={(_, form) => {
        told.push('sent')
        setErrors(form, { path: ['login'], errors: [text('taken')] })
      }}
      onInvalid={() => told.push('invalid')}
    />,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.type(screen.getByLabelText('Login'), 'annabel')
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText(/taken/)).toBeTruthy()
  expect(told).toEqual(['sent'])

  await userEvent.clear(screen.getByLabelText('Login'))
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(told).toEqual(['sent', 'invalid']))
})

test('a second submit while the first is awaited sends nothing', async () => {
  const sent: object[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  render(
    <Sample
      onSubmit={(output) => {
        sent.push(output)
        return answered
      }}
    />,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.type(screen.getByLabelText('Login'), 'annabel')
  await userEvent.dblClick(screen.getByText('Send'))
  await waitFor(() => expect(sent).toEqual([{ name: 'Annabel', login: 'annabel' }]))
  answer()
})

test('a field that is left by pressing a button says nothing before the button is released', async () => {
  render(<Sample onSubmit={() => undefined} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Send') })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Send')))
  expect(screen.queryByText(/name too short/)).toBeNull()

  await user.pointer('[/MouseLeft]')
  expect(await screen.findByText(/name too short/)).toBeTruthy()
})
