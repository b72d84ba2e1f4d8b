import { getInput, setInput } from '@formisch/react'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import * as v from 'valibot'
import { sessionEnded } from '../../../core/session/events'
import { initialState } from '../../../core/session/machine'
import { $machine } from '../../../core/session/session'
import { rawDeviceStorage } from '../../../core/storage/safe-storage'
import { Input } from '../../ui/field/input'
import { EntryBoundary } from '../slot/entry-boundary'
import { loadDraft, saveDraft } from './drafts'
import { Form } from './form'
import { FormField } from './form-field'
import { type EditDocument, useEditForm } from './use-edit-form'

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

const members = { key: 'id', read: (entries: unknown) => entries as readonly { readonly id: number }[] }
const recordSchema = v.object({
  name: v.pipe(v.string(), v.trim()),
  bio: v.string(),
  isPublic: v.boolean(),
  members: v.custom<{ id: number }[]>(Array.isArray),
  secret: v.string(),
})
type RecordInput = v.InferInput<typeof recordSchema>

const ids = (...all: number[]) => all.map((id) => ({ id }))
const served: RecordInput = { name: 'Ana', bio: 'Plays', isPublic: true, members: ids(1, 2), secret: '' }

/** A record that is open in a form; `server` changes it elsewhere. */
function openRecord() {
  const sent: unknown[] = []
  const at = { current: undefined as EditDocument<typeof recordSchema> | undefined }
  function Form({ base }: { readonly base: RecordInput }) {
    at.current = useEditForm(recordSchema, {
      id: 'test/record',
      base,
      fields: ['name', 'bio', 'isPublic', 'members'],
      lists: { members },
    })
    return JSON.stringify(getInput(at.current.form))
  }
  let base = served
  const view = () => (
    <Provider value={scopeOf('7')}>
      <Form base={base} />
    </Provider>
  )
  let rendered = render(view())
  const use = () => {
    if (!at.current) throw new Error('No form.')
    return at.current
  }
  return {
    edit: (input: Partial<RecordInput>) =>
      act(() => {
        for (const [name, value] of Object.entries(input))
          setInput(use().form, { path: [name], input: value } as never)
      }),
    serve(change: Partial<RecordInput>) {
      base = { ...base, ...change }
      rendered.rerender(view())
    },
    save: (meanwhile: () => void = () => undefined) =>
      act(() => {
        const { form, save } = use()
        return save(v.parse(recordSchema, getInput(form)), async (edits) => {
          sent.push(edits)
          await Promise.resolve()
          meanwhile()
        })
      }),
    fail: () =>
      act(() =>
        use()
          .save(getInput(use().form) as RecordInput, () => Promise.reject(new Error()))
          .catch(() => undefined),
      ),
    discard: () => act(() => use().discard()),
    reopen() {
      rendered.unmount()
      rendered = render(view())
    },
    state: () => ({
      shown: getInput(use().form),
      draft: loadDraft('7', 'test/record'),
      isRestored: use().isRestored,
      sent,
    }),
  }
}

type OpenRecord = ReturnType<typeof openRecord>
interface Expected {
  readonly shown?: Partial<RecordInput>
  readonly draft?: unknown
  readonly sent?: readonly unknown[]
  readonly isRestored?: boolean
}

const steps: readonly (readonly [string, (record: OpenRecord) => unknown, Expected])[] = [
  ['shows the base', () => undefined, { shown: served, draft: {} }],
  [
    'follows the base in fields without an edit',
    (record) => {
      record.edit({ name: 'Ana Lúcia' })
      record.serve({ name: 'Ana M.', bio: 'Plants', isPublic: false })
    },
    { shown: { name: 'Ana Lúcia', bio: 'Plants', isPublic: false }, draft: { name: 'Ana Lúcia' } },
  ],
  [
    'stores a switch alone',
    (record) => record.edit({ isPublic: false }),
    { draft: { isPublic: false }, shown: { isPublic: false } },
  ],
  ['stores an emptied field', (record) => record.edit({ bio: '' }), { draft: { bio: '' } }],
  ['stores no blank text in an empty field', (record) => record.edit({ secret: ' ' }), { draft: {} }],
  [
    'never stores a field that is not named, but sends it',
    async (record) => {
      record.edit({ secret: 'key' })
      await record.save()
    },
    { draft: {}, sent: [{ secret: 'key' }] },
  ],
  [
    'forgets an edit that equals the base again, and follows it',
    (record) => {
      record.edit({ bio: 'Sings' })
      record.edit({ bio: 'Plays' })
      record.serve({ bio: 'Plants' })
    },
    { shown: { bio: 'Plants' }, draft: {} },
  ],
  [
    'forgets an edit that another device has saved, too',
    (record) => {
      record.edit({ bio: 'Sings' })
      record.serve({ bio: 'Sings' })
      record.serve({ bio: 'Plants' })
    },
    { shown: { bio: 'Plants' }, draft: {} },
  ],
  [
    'merges a list with what another device has added and removed',
    (record) => {
      record.edit({ members: ids(2, 3) })
      record.serve({ members: ids(1, 4) })
    },
    { shown: { members: ids(4, 3) }, draft: { members: { added: ids(3), removed: ['1'] } } },
  ],
  [
    'sends the edits alone, as the schema reads them, and shows what was sent',
    async (record) => {
      record.edit({ name: ' Ana Lúcia ', members: ids(1, 2, 3) })
      await record.save()
    },
    {
      sent: [{ name: 'Ana Lúcia', members: { added: ids(3), removed: [] } }],
      shown: { name: 'Ana Lúcia', members: ids(1, 2, 3) },
      draft: {},
    },
  ],
  [
    'sends no field that only its schema changes',
    async (record) => {
      record.serve({ name: ' Ana ' })
      record.edit({ bio: 'Sings' })
      await record.save()
    },
    { sent: [{ bio: 'Sings' }], shown: { name: ' Ana ', bio: 'Sings' } },
  ],
  [
    'keeps what is typed during a save, and sends that alone next time',
    async (record) => {
      record.edit({ name: 'Ana L' })
      await record.save(() => record.edit({ name: 'Ana Lúcia', bio: 'Sings' }))
      await record.save()
    },
    { sent: [{ name: 'Ana L' }, { name: 'Ana Lúcia', bio: 'Sings' }], draft: {} },
  ],
  [
    'takes no base that arrives during a save for an edit',
    async (record) => {
      record.edit({ name: 'Ana Lúcia' })
      await record.save(() => record.serve({ bio: 'Plants' }))
    },
    { shown: { name: 'Ana Lúcia', bio: 'Plants' }, draft: {} },
  ],
  [
    'shows what was sent until the server says more',
    async (record) => {
      record.edit({ name: 'Ana Lúcia' })
      await record.save()
      record.serve({ bio: 'Plants' })
    },
    { shown: { name: 'Ana Lúcia', bio: 'Plants' }, draft: {} },
  ],
  [
    'keeps the edits and the draft of a save that failed',
    async (record) => {
      record.edit({ name: 'Ana Lúcia' })
      await record.fail()
    },
    { shown: { name: 'Ana Lúcia' }, draft: { name: 'Ana Lúcia' } },
  ],
  [
    'drops all edits when they are discarded',
    (record) => {
      record.edit({ name: 'Ana Lúcia', members: [] })
      record.serve({ bio: 'Plants' })
      record.discard()
    },
    { shown: { ...served, bio: 'Plants' }, draft: {} },
  ],
  [
    'restores the edits over the latest base',
    (record) => {
      record.edit({ name: 'Ana Lúcia', members: ids(2) })
      record.serve({ name: 'Ana M.', bio: 'Plants', members: ids(1, 2, 4) })
      record.reopen()
    },
    { shown: { name: 'Ana Lúcia', bio: 'Plants', members: ids(2, 4) }, isRestored: true },
  ],
  [
    'no longer calls a draft restored after it was sent',
    async (record) => {
      record.edit({ name: 'Ana Lúcia' })
      record.reopen()
      await record.save()
    },
    { isRestored: false, sent: [{ name: 'Ana Lúcia' }], draft: {} },
  ],
]

// Covers FLT-01, FLT-73, KRN-CLOCK-02
test.each(steps)('a form %s', async (_, run, expected) => {
  sessionStorage.clear()
  const record = openRecord()
  await run(record)
  await waitFor(() => expect(record.state()).toMatchObject(expected))
  const { draft, shown } = record.state()
  if (expected.draft !== undefined) expect(draft).toEqual(expected.draft)
  expect(JSON.parse(document.body.textContent ?? '')).toEqual(shown)
})
