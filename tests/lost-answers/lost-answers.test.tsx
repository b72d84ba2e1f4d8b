import accounts from '@plugins/accounts/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()

const text = 'Said once'
const open = (address: string) =>
  openProduct(address, { plugins: [accounts, posts, network, groups], as: 'ana' })
const write = async (label: RegExp, value = text) =>
  fireEvent.input(await screen.findByRole('textbox', { name: label }), { target: { value } })
const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const see = async (sentence: string | RegExp) => expect(await screen.findAllByText(sentence)).not.toEqual([])

interface Case {
  readonly operation: string
  /** Opens the form and enters the text. */
  readonly open: () => Promise<unknown>
  readonly button: string
  /** What the person reads while the outcome is unknown. */
  readonly unsure: string
  readonly done: string
  /** How many of it the server has stored or, for invitations, received. */
  readonly stored: () => number
}

const post: Case = {
  operation: 'createPost',
  open: () => open('/createPost').then(() => write(/^Text/)),
  button: 'Publish',
  unsure: 'We don’t know if your post was saved',
  done: 'Post published',
  stored: () => mock.state.posts.filter(({ content }) => content === text).length,
}

const cases: readonly (readonly [string, Case])[] = [
  ['a post', post],
  [
    'a comment',
    {
      operation: 'createComment',
      async open() {
        mock.state.posts.splice(3)
        await open('/mypage?tab=feed')
        await press(/^Comment/)
        await write(/^Your comment/)
      },
      button: 'Publish',
      unsure: 'We don’t know if your comment was posted',
      done: 'Comment posted',
      stored: () => mock.state.comments.filter(({ content }) => content === text).length,
    },
  ],
  [
    'a group',
    {
      operation: 'createGroup',
      open: () => open('/group/create').then(() => write(/^Name/)),
      button: 'Create group',
      unsure: 'We don’t know if the group was saved',
      done: 'Group created',
      stored: () => mock.state.groups.filter(({ name }) => name === text).length,
    },
  ],
  [
    'a tag',
    {
      operation: 'createTag',
      async open() {
        await open('/manageConnections')
        await press('New tag')
        await write(/^Tag name/)
      },
      button: 'Add',
      unsure: 'We don’t know if the tag was saved',
      done: 'Tag created',
      stored: () => mock.state.tags.filter(({ name }) => name === text).length,
    },
  ],
  [
    'an invitation',
    {
      operation: 'createInvitation',
      open: () => open('/manageConnections#invite').then(() => write(/^Email addresses/, 'one@example.org')),
      button: 'Send invitations',
      unsure: 'May have been sent',
      done: 'Invitations sent',
      stored: () => mock.requests('createInvitation').length,
    },
  ],
]

// Covers FLT-122
test.each(cases)('%s whose answer was lost is not stored twice when it is sent again', async (_, one) => {
  await one.open()
  mock.fault({ operation: one.operation, status: 502, stored: true, times: 1 })
  await press(one.button)
  await see(one.unsure)
  expect(screen.queryByText(/wasn’t saved|couldn’t be saved/)).toBeNull()
  await press(one.button)
  await see(one.done)
  expect(one.stored()).toBe(1)
})

// Covers FLT-122
test.each(cases)('%s that did not arrive is stored when it is sent again', async (_, one) => {
  await one.open()
  mock.fault({ operation: one.operation, drop: true, times: 1 })
  await press(one.button)
  await see(one.unsure)
  await press(one.button)
  await see(one.done)
  expect(mock.requests(one.operation)).toHaveLength(2)
  expect(one.stored()).toBe(one.operation === 'createInvitation' ? 2 : 1)
})

// Covers FLT-122
test('a post whose answer was lost is not stored twice after a reload', async () => {
  await post.open()
  mock.fault({ operation: 'createPost', body: 'html', times: 1 })
  await press('Publish')
  await see(post.unsure)
  await reload()
  await press('Publish')
  await see(post.done)
  expect(post.stored()).toBe(1)
})

// Covers FLT-122
test('a post whose upload was stopped is not stored twice', async () => {
  await post.open()
  const release = mock.hold('createPost', { stored: true, status: 502 })
  await press('Publish')
  await waitFor(() => expect(mock.requests('createPost')).toHaveLength(1))
  await press('Cancel upload')
  release()
  await waitFor(() => expect(post.stored()).toBe(1))
  mock.clearFaults()
  await press('Publish')
  await see(post.done)
  expect(post.stored()).toBe(1)
})

// Covers FLT-122
test('a post of unknown outcome is not sent again while the server cannot be asked', async () => {
  await post.open()
  mock.fault({ operation: 'createPost', status: 502, stored: true, times: 1 })
  await press('Publish')
  await see(post.unsure)
  mock.fault({ operation: 'getMyPosts', status: 403, times: 1 })
  await press('Publish')
  await see(/don’t have permission/)
  await see(post.unsure)
  expect(mock.requests('createPost')).toHaveLength(1)
  await press('Publish')
  await see(post.done)
  expect(post.stored()).toBe(1)
})

// Covers FLT-122
test('an older post with the same text does not replace a new one that did not arrive', async () => {
  const ana = mock.state.people.find(({ email }) => email === 'ana@roda.example')
  const own = mock.state.posts.find(({ authorId }) => authorId === ana?.id)
  if (!own) throw new Error('Ana has no posts.')
  Object.assign(own, { content: text, imageFile: null, publicPost: false, postDate: '2020-01-01T08:00:00Z' })
  await post.open()
  mock.fault({ operation: 'createPost', status: 502, times: 1 })
  await press('Publish')
  await see(post.unsure)
  await press('Publish')
  await see(post.done)
  expect(post.stored()).toBe(2)
})

// Covers FLT-122
test('a refused post is sent again without a look at the server', async () => {
  await post.open()
  mock.fault({ operation: 'createPost', status: 403, times: 1 })
  await press('Publish')
  await see('Error creating post')
  mock.clearRequests()
  await press('Publish')
  await waitFor(() => expect(mock.requests('createPost')).toHaveLength(1))
  const [first] = mock.requests().map(({ operationId }) => operationId)
  expect(first).toBe('createPost')
})

// Covers FLT-122
test('the contact form says that a message whose answer was lost may arrive twice', async () => {
  mock.setScenarios('no-captcha')
  await open('/contact')
  await write(/^Message/)
  mock.fault({ operation: 'createContact', status: 502, stored: true, times: 1 })
  await press('Send')
  const [alert] = await screen.findAllByRole('alert')
  await within(alert as HTMLElement).findByText('We don’t know if your message was sent')
  await within(alert as HTMLElement).findByText(/may arrive twice/)
  expect(screen.queryByText(/was not sent|couldn’t be sent/)).toBeNull()
})
