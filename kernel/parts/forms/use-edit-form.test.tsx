import { getInput } from '@formisch/react'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import * as v from 'valibot'
import { sessionEnded } from '../../core/session/events'
import { initialState } from '../../core/session/machine'
import { $machine } from '../../core/session/session'
import { loadDraft, saveDraft } from '../../core/storage/drafts'
import { rawDeviceStorage } from '../../core/storage/safe-storage'
import { Input } from '../../ui/field/input'
import { EntryBoundary } from '../slot/entry-boundary'
import { Form } from './form'
import { FormField } from './form-field'
import { useEditForm } from './use-edit-form'

const schema = v.object({ content: v.string(), password: v.string() })

function Sample() {
  const { form, forget } = useEditForm(schema, { id: 'test/sample', base: { content: '' } })
  return (
    <Form of={form} onSubmit={forget}>
      <FormField of={form} path={['content']} label="Content">
        {(control, { input }) => <Input {...control} value={input} />}
      </FormField>
      <FormField of={form} path={['password']} label="Password">
        {(control, { input }) => <Input {...control} value={input} />}
      </FormField>
      <button type="submit">Send</button>
    </Form>
  )
}

const scopeOf = (owner: string | null) =>
  fork({
    values: [[$machine, { state: { ...initialState, keys: owner === null ? [] : [owner] }, effects: {} }]],
  })
const open = (scope: Scope) =>
  render(
    <Provider value={scope}>
      <Sample />
    </Provider>,
  )
const content = () => screen.getByLabelText('Content') as HTMLInputElement

beforeEach(() => localStorage.clear())

// Covers KRN-CLOCK-02
test('useEditForm restores a draft only for the same user', async () => {
  const { unmount } = open(scopeOf('7'))
  await userEvent.type(content(), 'A long letter')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await waitFor(() => expect(loadDraft('7', 'test/sample')).toEqual({ content: 'A long letter' }))
  unmount()

  const again = open(scopeOf('7'))
  expect(content().value).toBe('A long letter')
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('')
  again.unmount()

  const other = open(scopeOf('8'))
  expect(content().value).toBe('')
  other.unmount()
  open(scopeOf(null))
  expect(content().value).toBe('')
})

test('forget clears the draft after the form was sent', async () => {
  saveDraft('7', 'test/sample', { content: 'A long letter' })
  open(scopeOf('7'))
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(loadDraft('7', 'test/sample')).toEqual({}))
})

test('after a submit, useEditForm stores what the user adds to what was sent', async () => {
  const { unmount } = open(scopeOf('7'))
  await userEvent.type(content(), 'First')
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(loadDraft('7', 'test/sample')).toEqual({}))
  await userEvent.type(content(), ', second')
  await waitFor(() => expect(loadDraft('7', 'test/sample')).toEqual({ content: 'First, second' }))
  unmount()
})

// Covers KRN-CLOCK-02
test('a draft brings back only what was edited, so that the other fields show their latest values', async () => {
  const both = v.object({ name: v.string(), email: v.string() })
  function Person({ email }: { readonly email: string }) {
    const { form } = useEditForm(both, { id: 'test/person', base: { name: 'Ana', email } })
    return (
      <FormField of={form} path={['name']} label="Name">
        {(control, { input }) => <Input {...control} value={input} title={getInput(form).email ?? ''} />}
      </FormField>
    )
  }
  const show = (email: string) =>
    render(
      <Provider value={scopeOf('7')}>
        <Person email={email} />
      </Provider>,
    )
  const name = () => screen.getByLabelText<HTMLInputElement>('Name')
  const { unmount } = show('ana@old.example')
  await userEvent.type(name(), ' Lúcia')
  await waitFor(() => expect(loadDraft('7', 'test/person')).toEqual({ name: 'Ana Lúcia' }))
  unmount()
  show('ana@new.example')
  expect([name().value, name().title]).toEqual(['Ana Lúcia', 'ana@new.example'])
})

// Covers KRN-AUTH-06
test('a logout clears form drafts and a timeout keeps them', async () => {
  saveDraft('7', 'test/sample', { content: 'mine' })
  saveDraft('8', 'test/sample', { content: 'somebody else’s' })
  const scope = scopeOf('7')
  await allSettled(sessionEnded, { scope, params: 'timeout' })
  expect(loadDraft('7', 'test/sample')).toEqual({ content: 'mine' })
  await allSettled(sessionEnded, { scope, params: 'logout' })
  expect(loadDraft('7', 'test/sample')).toEqual({})
  expect(loadDraft('8', 'test/sample')).toEqual({ content: 'somebody else’s' })
})

const invalid: [string, string][] = [
  ['invalid JSON', '{"keptAt":'],
  ['the wrong properties', '{"keptAt":"today","texts":[1]}'],
  ['values of the wrong type', JSON.stringify({ keptAt: Date.now(), texts: { content: 7 } })],
  ['an age of 8 days', JSON.stringify({ keptAt: Date.now() - 8 * 86_400_000, texts: { content: 'old' } })],
]
for (const [name, stored] of invalid)
  test(`useEditForm ignores a stored draft with ${name}`, () => {
    rawDeviceStorage.set('own:7:draft:test/sample', stored)
    open(scopeOf('7'))
    expect(content().value).toBe('')
  })

test('saveDraft does not store an oversized draft', () => {
  saveDraft('7', 'test/sample', { content: 'x'.repeat(3_000_000) })
  expect(loadDraft('7', 'test/sample')).toEqual({})
})

// Covers FLT-116
for (const [name, stored, shown, kept] of [
  ['a link', { content: 'A long letter', link: 'broken' }, 'A long letter', { content: 'A long letter!' }],
  ['its text', { content: 'A broken letter', link: '' }, '', { content: 'A broken letter', link: '' }],
] as const)
  test(`a draft whose preview fails by ${name} shows the field and stays stored`, async () => {
    const linked = v.object({ content: v.string(), link: v.string() })
    function Editor() {
      const { form } = useEditForm(linked, { id: 'test/sample', base: { content: '', link: '' } })
      if (JSON.stringify(getInput(form)).includes('broken')) throw new Error('The preview failed.')
      return (
        <FormField of={form} path={['content']} label="Content">
          {(control, { input }) => <Input {...control} value={input} />}
        </FormField>
      )
    }
    const logged = rs.spyOn(console, 'error').mockReturnValue()
    saveDraft('7', 'test/sample', stored)
    render(
      <Provider value={scopeOf('7')}>
        <EntryBoundary plugin="test" entry="test/sample">
          <Editor />
        </EntryBoundary>
      </Provider>,
    )
    expect(content().value).toBe(shown)
    await userEvent.type(content(), '!')
    expect(loadDraft('7', 'test/sample')).toEqual(kept)
    expect(logged).toHaveBeenCalled()
    expect(JSON.stringify({ ...localStorage })).toContain(`${shown}!`)
    logged.mockRestore()
  })
