import { type FormStore, reset, setErrors } from '@formisch/react'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import * as v from 'valibot'
import { announce } from '../../../core/announcer/announce'
import { ApiError } from '../../../core/http/api-error'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { Input } from '../../ui/field/input'
import { Textarea } from '../../ui/field/textarea'
import { applyServerErrors } from './apply-server-errors'
import { encodeMessage } from './encoded-message'
import { Form } from './form'
import { FormField } from './form-field'
import { useForm } from './use-form'

const text = (key: string) => encodeMessage({ namespace: 'test', key })
const schema = v.object({
  name: v.pipe(v.string(), v.minLength(4, text('name too short'))),
  login: v.pipe(v.string(), v.minLength(4, text('login too short'))),
})

interface SampleProps {
  readonly onSubmit: (output: object, form: FormStore<typeof schema>) => unknown
}

let scope: Scope
let announced: string[]

beforeEach(async () => {
  announced = []
  scope = fork()
  await allSettled(textsLoaded, { scope, params: { kernel: en } })
  createWatch({ unit: announce, scope, fn: (text) => announced.push(String(text)) })
})

function Sample({ onSubmit }: SampleProps) {
  const form = useForm(schema)
  return (
    <Provider value={scope}>
      <Form of={form} onSubmit={(output) => onSubmit(output, form)}>
        <FormField of={form} path={['name']} label="Name">
          {(control, { input }) => <Input {...control} value={input} />}
        </FormField>
        <FormField of={form} path={['login']} label="Username">
          {(control, { input }) => <Input {...control} value={input} />}
        </FormField>
        <button type="submit">Send</button>
        <button type="button" onClick={() => reset(form)}>
          Begin anew
        </button>
        <Textarea aria-label="About" />
      </Form>
    </Provider>
  )
}

const ignore = () => undefined

// Covers FLT-95
test('a form field announces its label and its error on blur', async () => {
  render(<Sample onSubmit={ignore} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Ana')
  expect(screen.queryByText(/name too short/i)).toBeNull()
  await userEvent.tab()

  expect(await screen.findByText(/name too short/i)).toBeTruthy()
  expect(screen.queryByText(/login too short/i)).toBeNull()
  await waitFor(() => expect(announced).toEqual([expect.stringMatching(/^Name: .*name too short/i)]))

  await userEvent.type(screen.getByLabelText('Name'), 'bel')
  await waitFor(() => expect(screen.queryByText(/name too short/i)).toBeNull())
})

// Covers FLT-95
test('a form field shows no error when it loses the focus unedited', async () => {
  render(<Sample onSubmit={ignore} />)
  for (let stops = 0; stops < 5; stops += 1) await userEvent.tab()
  await userEvent.type(screen.getByLabelText('Username'), 'annabel')
  await userEvent.click(screen.getByText('Begin anew'))
  // As in a chat, the form is reset after sending, and then its field loses the focus.
  await userEvent.click(screen.getByLabelText('Username'))
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Send')))
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(announced).toEqual([])
})

// Covers FLT-96
test('a form lists several errors as links after a rejected submit', async () => {
  const sent = rs.fn()
  render(<Sample onSubmit={sent} />)
  await userEvent.click(screen.getByText('Send'))

  const summary = await screen.findByRole('group', { name: 'Check these 2 fields' })
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Name: .*name too short/i),
    expect.stringMatching(/^Username: .*login too short/i),
  ])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await waitFor(() => expect(announced).toEqual(['Check these 2 fields']))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('link', { name: /^Username/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  await userEvent.type(screen.getByLabelText('Username'), 'annabel')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})

// Covers FLT-125
for (const key of ['Control', 'Meta', 'Shift', 'Alt'])
  test(`${key} and Enter in a text of several lines ${/[CM]/.test(key) ? 'sends the form' : 'sends nothing'}`, async () => {
    const sent = rs.fn()
    render(<Sample onSubmit={sent} />)
    await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
    await userEvent.type(screen.getByLabelText('Username'), 'annabel')
    await userEvent.type(screen.getByLabelText('About'), `A line{${key}>}{Enter}{/${key}}`)
    await act(async () => undefined)
    expect(sent).toHaveBeenCalledTimes(/[CM]/.test(key) ? 1 : 0)
  })

// Covers FLT-96
test('a form announces its only error if the focus was already on the field', async () => {
  render(<Sample onSubmit={ignore} />)
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('group')).toBeNull()
  // Screen readers read the error of the newly focused field, so the form announces nothing.
  expect(announced).toEqual([])
  // Let the form finish the first submit before the second one.
  await act(async () => undefined)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(announced).toEqual([expect.stringMatching(/^Username: .*login too short/i)]))
})

// Covers ACC-REG-09
test('a form shows a server error at its field until the field changes', async () => {
  const sent = rs.fn()
  render(
    <Sample
      onSubmit={(_, form) => {
        sent()
        setErrors(form, { path: ['login'], errors: [text('taken')] })
      }}
    />,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.type(screen.getByLabelText('Username'), 'annabel')
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText(/taken/i)).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Username'))
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText(/login too short/i)).toBeTruthy()
  expect(sent).toHaveBeenCalledTimes(1)
})

// Covers ACC-REG-09
test('a form keeps the refusals of a server while other fields change, until the next submit', async () => {
  const refused = new ApiError('invalid', { status: 400, body: { errors: { name: [], login: [] } } })
  const accepted = Promise.withResolvers<void>()
  const answers = [Promise.reject(refused), accepted.promise]
  answers[0]?.catch(ignore)
  render(
    <Sample
      onSubmit={(_, form) =>
        answers.shift()?.catch((error: unknown) => {
          const texts = { namespace: 'test', key: 'refused' }
          applyServerErrors(form, error, { name: texts, login: texts })
        })
      }
    />,
  )
  const isRefused = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.type(screen.getByLabelText('Username'), 'annabel')
  await userEvent.click(screen.getByText('Send'))
  await screen.findByRole('group', { name: 'Check these 2 fields' })
  // Leaving and changing a field makes the form validate all fields.
  await userEvent.click(screen.getByLabelText('Username'))
  await userEvent.type(screen.getByLabelText('Name'), 'l')
  await waitFor(() => expect(isRefused('Name')).toBe(false))
  expect(isRefused('Username')).toBe(true)
  await userEvent.type(screen.getByLabelText('Name'), '{Backspace}')
  await waitFor(() => expect(isRefused('Name')).toBe(true))
  expect(screen.getByRole('group', { name: 'Check these 2 fields' })).toBeTruthy()
  // The same input may be sent again.
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(isRefused('Username')).toBe(false))
  await act(async () => accepted.resolve())
  expect(isRefused('Username')).toBe(false)
  expect(answers).toEqual([])
})

// Covers ACC-REG-09
test('a refusal belongs to the input that was sent, not to what was typed since', async () => {
  const answer = Promise.withResolvers<void>()
  render(
    <Sample
      onSubmit={(_, form) =>
        answer.promise.catch((error: unknown) => {
          const texts = { namespace: 'test', key: 'refused' }
          applyServerErrors(form, error, { name: texts, login: texts })
        })
      }
    />,
  )
  const isRefused = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
  await userEvent.type(screen.getByLabelText('Name'), 'Annabel')
  await userEvent.type(screen.getByLabelText('Username'), 'annabel')
  await userEvent.click(screen.getByText('Send'))
  await userEvent.type(screen.getByLabelText('Name'), 'l')
  await act(async () =>
    answer.reject(new ApiError('invalid', { status: 400, body: { errors: { name: [], login: [] } } })),
  )
  await waitFor(() => expect(isRefused('Username')).toBe(true))
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(isRefused('Name')).toBe(false)
  await userEvent.type(screen.getByLabelText('Name'), '{Backspace}')
  await waitFor(() => expect(isRefused('Name')).toBe(true))
})

test('a form ignores a submit while another one is pending', async () => {
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
  await userEvent.type(screen.getByLabelText('Username'), 'annabel')
  await userEvent.dblClick(screen.getByText('Send'))
  await waitFor(() => expect(sent).toEqual([{ name: 'Annabel', login: 'annabel' }]))
  answer()
})

test('a form field that loses the focus shows its error after pointer-up', async () => {
  render(<Sample onSubmit={() => undefined} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Send') })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Send')))
  expect(screen.queryByText(/name too short/i)).toBeNull()

  await user.pointer('[/MouseLeft]')
  expect(await screen.findAllByText(/name too short/i)).not.toEqual([])
})
