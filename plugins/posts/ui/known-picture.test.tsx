import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

const text = 'A word from someone you know'

/** Lets a person comment on the newest post of the feed; returns the person and the authors of the feed. */
function withComment(of: 'its author' | 'another author' | 'nobody of the feed') {
  const { people, connections } = mock.state
  const ana = people.find(({ login }) => login === 'ana.martins')
  const known = connections.filter(({ ownerId }) => ownerId === ana?.id).map(({ personId }) => personId)
  const feed = mock.state.posts
    .filter(({ authorId, publicPost }) => publicPost && known.includes(authorId))
    .sort((a, b) => b.postDate.localeCompare(a.postDate))
  const [post] = feed
  const authors = new Set(feed.map(({ authorId }) => authorId))
  const person = people.find(({ id }) => {
    if (of === 'its author') return id === post?.authorId
    return of === 'another author'
      ? id !== post?.authorId && authors.has(id)
      : id !== ana?.id && !authors.has(id)
  })
  if (!post || !person) throw new Error('The feed has not enough authors.')
  person.pictureUrl = 'face-of-the-test.svg'
  mock.state.comments = [
    { id: 900_001, postId: post.id, authorId: person.id, content: text, commentDate: post.postDate },
  ]
  return { person, others: people.filter(({ id }) => authors.has(id) && id !== person.id) }
}

async function pictureOf(content: string) {
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
  const comment = (await screen.findByText(content)).closest('li') as HTMLElement
  return within(comment).queryByRole('presentation')?.getAttribute('src')
}

// Covers UX-13
test.each(['its author', 'another author'] as const)(
  'a comment on a post by %s has a picture',
  async (of) => {
    withComment(of)
    expect(await pictureOf(text)).toMatch(/face-of-the-test\.svg$/)
  },
)

// Covers UX-13
test('a comment has no picture when nobody in the feed has the name of its author', async () => {
  withComment('nobody of the feed')
  expect(await pictureOf(text)).toBeUndefined()
})

// Covers UX-13
test('a comment has no picture when several authors of the feed have the same name', async () => {
  const { person, others } = withComment('another author')
  const [post] = mock.state.comments
  const other = others.find(
    ({ id }) => id !== mock.state.posts.find(({ id }) => id === post?.postId)?.authorId,
  )
  if (!other) throw new Error('The feed has not enough authors.')
  other.name = person.name
  expect(await pictureOf(text)).toBeUndefined()
})
