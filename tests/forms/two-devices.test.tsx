import type { PluginManifest } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { describe, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeClock, field, fillIn, openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()

/** A form of a record that another device changes while it is edited here. */
interface Case {
  readonly plugins: readonly PluginManifest[]
  readonly address: () => string
  /** Waits for the form. */
  readonly open: () => Promise<unknown>
  readonly edit: () => void | Promise<void>
  /** What another device saves. */
  readonly changeElsewhere: () => void
  /** What the form shows of both; `undefined` if the form cannot hear of the other device before it saves. */
  readonly shown?: () => unknown
  readonly before?: unknown
  readonly after?: unknown
  readonly save: string
  readonly operation: string
  readonly saved: () => unknown
  /** What the draft stores. */
  readonly edits: unknown
}

const ana = () => {
  const person = mock.state.people.find(({ name }) => name.startsWith('Ana'))
  if (!person) throw new Error('There is no Ana.')
  return person
}
let groupId: number | undefined
const group = () => {
  const known = mock.state.groups.find(({ id }) => id === groupId)
  if (known) return known
  const found = mock.state.groups.find(
    ({ ownerId, memberIds }) => ownerId === ana().id && memberIds.length > 1,
  )
  if (!found) throw new Error('Ana has no group.')
  groupId = found.id
  return found
}
const post = () => {
  const found = mock.state.posts.find(({ authorId, publicPost }) => authorId === ana().id && publicPost)
  if (!found) throw new Error('Ana has no public post.')
  return found
}
const firstMember = () => mock.state.people.find(({ id }) => id === group().memberIds[0])?.name
const seeField = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const isOn = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const member = (userId: string) => expect.objectContaining({ userId })
/** The member that is removed here. */
let removed = ''

const panel = (name: string) => () => `/user/profile?panel=${name}`
const editGroup = () => `/group/create/${group().id}`
const editPost = () => `/editPost/${post().id}`

const cases: Readonly<Record<string, Case>> = {
  'the name of a person': {
    plugins: [accounts],
    address: panel('personal-data'),
    open: () => seeField(/^Name/),
    edit: () => fillIn('Name', 'Ana Lúcia'),
    changeElsewhere: () => void Object.assign(ana(), { email: 'ana.elsewhere@roda.example' }),
    save: 'Save',
    operation: 'updateUser',
    saved: () => ({ name: 'Ana Lúcia', email: 'ana.elsewhere@roda.example', login: 'ana.martins' }),
    edits: { name: 'Ana Lúcia' },
  },
  'the length of a session': {
    plugins: [accounts],
    address: panel('settings'),
    open: () => screen.findByRole('spinbutton', { name: /^Session length/ }),
    edit: () => void fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '45' } }),
    changeElsewhere: () => void Object.assign(ana().settings, { publicProfile: false, timeout: 300 }),
    shown: () => [screen.getByRole<HTMLInputElement>('spinbutton').value, isOn('Public profile')],
    before: ['45', true],
    after: ['45', false],
    save: 'Save',
    operation: 'updateSettings',
    saved: () => ({ timeout: 45, publicProfile: false, nostrPK: expect.any(String) }),
    edits: { timeout: 45 },
  },
  'a switch of the settings': {
    plugins: [accounts],
    address: panel('settings'),
    open: () => screen.findByRole('spinbutton', { name: /^Session length/ }),
    edit: () => void fireEvent.click(screen.getByRole('switch', { name: 'Public profile' })),
    changeElsewhere: () => void Object.assign(ana().settings, { timeout: 300 }),
    shown: () => [screen.getByRole<HTMLInputElement>('spinbutton').value, isOn('Public profile')],
    before: ['120', false],
    after: ['300', false],
    save: 'Save',
    operation: 'updateSettings',
    saved: () => ({ timeout: 300, publicProfile: false, nostrPK: expect.any(String) }),
    edits: { publicProfile: false },
  },
  'the title of the public page': {
    plugins: [accounts, posts, publicPage],
    address: panel('my-page'),
    open: () => seeField(/^Title/),
    edit: () => fillIn('Title', 'Ana in the garden'),
    changeElsewhere: () =>
      void Object.assign(ana().settings, {
        headline: 'Beans',
        showPostsSection: false,
        courseSectionWidth: 10,
      }),
    shown: () => [field('Title').value, field('Headline').value, isOn('Show my posts')],
    before: ['Ana in the garden', expect.stringMatching(/^Music lessons/), true],
    after: ['Ana in the garden', 'Beans', false],
    save: 'Save',
    operation: 'updateMyPageSettings',
    saved: () => ({
      title: 'Ana in the garden',
      headline: 'Beans',
      showCourseSection: true,
      showPostsSection: false,
      courseSectionWidth: 10,
      postsSectionWidth: 60,
    }),
    edits: { title: 'Ana in the garden' },
  },
  'the name of a group': {
    plugins: [groups],
    address: editGroup,
    open: () => seeField(/^Name/),
    edit: () => fillIn('Name', 'Walkers'),
    changeElsewhere: () => void group().memberIds.shift(),
    shown: () => [field('Name').value, screen.queryByText(String(firstMember())) !== null],
    save: 'Save',
    operation: 'upsertGroup',
    saved: () => ({ id: group().id, name: 'Walkers', members: group().memberIds.map(member) }),
    edits: { name: 'Walkers' },
  },
  'the members of a group': {
    plugins: [groups],
    address: editGroup,
    open: async () => {
      removed = group().memberIds[0] ?? ''
      await screen.findByRole('list', { name: 'Members' })
    },
    edit: () => void press(`Remove ${firstMember()} from the group`),
    changeElsewhere: () =>
      void Object.assign(group(), { name: 'Renamed', memberIds: [removed, ...group().memberIds.slice(2)] }),
    shown: () => field('Name').value,
    after: 'Renamed',
    save: 'Save',
    operation: 'upsertGroup',
    saved: () => ({
      id: group().id,
      name: 'Renamed',
      members: group()
        .memberIds.filter((id) => id !== removed)
        .map(member),
    }),
    edits: { members: { added: [], removed: [expect.any(String)] } },
  },
  'the text of a post': {
    plugins: [posts, network],
    address: editPost,
    open: () => seeField(/^Text/),
    edit: () => fillIn('Text', 'Other words'),
    changeElsewhere: () => void Object.assign(post(), { videoLink: '76979871', videoType: 2 }),
    shown: () => field('Text').value,
    after: 'Other words',
    save: 'Save',
    operation: 'updatePost',
    saved: () => expect.objectContaining({ content: 'Other words', videoLink: '76979871', videoType: '2' }),
    edits: { content: 'Other words' },
  },
  'the readers of a post': {
    plugins: [posts, network],
    address: editPost,
    open: () => seeField(/^Text/),
    edit: async () => {
      press(/^Who can see it/)
      fireEvent.click(await screen.findByRole('button', { name: 'By tags' }))
    },
    changeElsewhere: () => void Object.assign(post(), { content: 'Words of another device' }),
    shown: () => field('Text').value,
    after: 'Words of another device',
    save: 'Save',
    operation: 'updatePost',
    saved: () => expect.objectContaining({ content: 'Words of another device', publicPost: 'false' }),
    edits: { publicPost: false },
  },
}

const drafts = () =>
  Object.entries({ ...localStorage }).flatMap(([key, value]) =>
    key.includes(':draft:') ? [JSON.parse(value).texts] : [],
  )

async function openAndEdit({ address, plugins, open, edit }: Case) {
  await openProduct(address(), { plugins, as: 'ana' })
  await open()
  await edit()
}
async function saveAndSee({ save, operation, saved }: Case) {
  const expected = saved()
  fireEvent.click(screen.getByRole('button', { name: save }))
  await waitFor(() => expect(mock.requests(operation)).toHaveLength(1))
  expect(mock.onlyRequest(operation).body).toEqual(expected)
  await waitFor(() => expect(drafts()).toEqual([]))
}

// Covers FLT-01, GRP-EDIT-02, PUB-SET-01
describe.each(Object.entries(cases))('two devices edit %s', (_, form) => {
  test('a save does not undo what another device has saved', async () => {
    await openAndEdit(form)
    form.changeElsewhere()
    await saveAndSee(form)
  })

  test('a restored draft holds the edit alone, and the other fields show the latest values', async () => {
    await openAndEdit(form)
    await waitFor(() => expect(drafts()).toEqual([form.edits]))
    form.changeElsewhere()
    await reload()
    await screen.findByText('Draft restored. It isn’t saved yet.')
    if (form.shown && form.after !== undefined) expect(form.shown()).toEqual(form.after)
    await saveAndSee(form)
  })

  const { shown, after } = form
  if (shown && after !== undefined)
    test('the open form follows another device in fields that nobody has edited', async () => {
      const { advance } = fakeClock()
      await openAndEdit(form)
      if (form.before !== undefined) expect(shown()).toEqual(form.before)
      form.changeElsewhere()
      await advance(60_000)
      window.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(shown()).toEqual(after))
      await saveAndSee(form)
    })
})
