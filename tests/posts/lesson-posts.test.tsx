import courses from '@plugins/courses/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePlayers } from '@tests/courses/fake-players.fixture'
import { seePlay, videoLesson, withoutConsent } from '@tests/courses/lesson-screen.fixture'
import { expectAccessible, openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()

const person = (login: string) => {
  const found = mock.state.people.find((one) => one.login === login)
  if (!found) throw new Error(`Nobody is ${login}.`)
  return found
}
/** A lesson with a video that Ana, Bruno and a stranger to both have. */
function sharedLesson() {
  const { course, lesson } = videoLesson(mock.state, 'Vimeo')
  const known = new Set(
    mock.state.connections
      .filter(({ ownerId }) => [person('ana.martins').id, person('bruno.carvalho').id].includes(ownerId))
      .map(({ personId }) => personId),
  )
  const stranger = mock.state.people.find(({ id, email }) => !known.has(id) && email)
  if (!stranger) throw new Error('Everybody knows Ana or Bruno.')
  for (const { id: personId } of [person('bruno.carvalho'), stranger])
    mock.state.enrolments.push({ id: 91_000, personId, courseId: course.id, enrolledAt: '', progress: {} })
  return { course, lesson, stranger }
}
function addPost(login: string, content: string, publicPost = true): number {
  const post = { id: 92_000 + mock.state.posts.length, authorId: person(login).id, content, publicPost }
  const media = { imageFile: null, videoLink: null, videoType: null, publishOnNostr: false, tagIds: [] }
  mock.state.posts.push({ ...post, ...media, postDate: new Date().toISOString() })
  return post.id
}
const pathOf = ({ course, lesson }: ReturnType<typeof sharedLesson>) =>
  `/lesson?course=${course.id}&lesson=${lesson.id}`
const open = (shared: ReturnType<typeof sharedLesson>, as: string, plugins = [courses, network, posts]) =>
  openProduct(pathOf(shared), { plugins, as, settings: withoutConsent })
const talk = () => screen.findByRole('region', { name: 'Talk about this lesson' })
/** Waits for the posts of these authors. */
const seePosts = async (...authors: string[]) => {
  const region = await talk()
  const names = () =>
    within(region)
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(names().slice(1).sort()).toEqual(authors))
  return region
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const [ana, bruno] = ['Ana Martins', 'Bruno Carvalho']

// Covers UX-71
test.each([
  ['its author', 'ana', [ana, ana, bruno]],
  ['a connected learner', 'bruno', [ana, bruno]],
  ['a third learner', undefined, []],
])('the posts about a lesson are seen by two connected learners only: %s', async (_, as, authors) => {
  fakePlayers()
  const shared = sharedLesson()
  const address = `https://roda.example/app${pathOf(shared)}`
  const question = addPost('ana.martins', `Who got this? ${address}`)
  addPost('bruno.carvalho', `Me! ${address.replace('&', '&amp;')}&amp;at=75`)
  addPost('bruno.carvalho', `Another one: ${address}1`)
  addPost('ana.martins', `For me: ${address}`, false)
  mock.state.comments.push({
    id: 93_000,
    postId: question,
    authorId: person('bruno.carvalho').id,
    content: 'Watch it twice.',
    commentDate: new Date().toISOString(),
  })
  await open(shared, as ?? shared.stranger.email)
  await seePlay()
  const region = await seePosts(...authors)
  within(region).getByText('Posts by you and your connections that link to this lesson.')
  if (authors.length > 0) return void within(region).getByText('Watch it twice.')
  await within(region).findByText('No posts about this lesson yet')
  await expectAccessible()
  expect(mock.requests('getHomeFeed')).toHaveLength(0)

  // What is public is not hidden from who looks for it.
  press('Search public posts')
  await seePosts(ana, bruno)
  await within(region).findByText(/recent public posts that link to this lesson/)
})

// Covers UX-71
test('a question about a lesson has its address and the time of the video, and leads back to the lesson', async () => {
  const players = fakePlayers()
  // The posts below the editor.
  mock.state.posts.length = 0
  const shared = sharedLesson()
  await open(shared, 'ana')
  await seePlay()
  await seePosts()
  players.emit('play')
  players.emit('time', 75)
  await screen.findByText(/^1:15/)
  press('Ask about this lesson')
  const dialog = await screen.findByRole('dialog', { name: 'Ask about this lesson' })
  const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(within(dialog).getByText(`${shared.lesson.title} · 1:15`)).toBeTruthy()
  expect(text.value).toBe('')
  expect(location.search).toBe('')
  expect(mock.requests('createPost')).toHaveLength(0)
  // The lesson stays below, and does not go on without its learner.
  expect(screen.getByRole('heading', { level: 1, name: shared.lesson.title, hidden: true })).toBeTruthy()
  expect(players.commands()).toContain('pause')

  await userEvent.type(text, 'Why?')
  press('Publish')
  await waitFor(() => expect(location.pathname).toBe('/lesson'))
  expect(String(Object(mock.onlyRequest('createPost').body).content)).toContain('&amp;at=75">')
  await seePosts(ana)
  await seePlay()
})

// Covers UX-71
test('a lesson says that posts about it cannot be read', async () => {
  fakePlayers()
  mock.fault({ operation: 'getFeed', status: 500 })
  await open(sharedLesson(), 'ana')
  await seePlay()
  await within(await talk()).findByText('Posts about this lesson couldn’t be loaded')
})

// Covers UX-71
test('a lesson has no posts without the plugin', async () => {
  fakePlayers()
  await open(sharedLesson(), 'ana', [courses, network])
  await seePlay()
  expect(screen.queryByRole('region', { name: 'Talk about this lesson' })).toBeNull()
  expect(mock.requests('getFeed')).toHaveLength(0)
})

// Covers UX-74
test('a shared text is added to the draft once, as text, and nothing is published', async () => {
  const shared = `?text=Title&text=${encodeURIComponent('<img src=x onerror=alert(1)> & more')}`
  const opened = async (visit: () => Promise<unknown>) => {
    await visit()
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  }
  const text = await opened(() =>
    openProduct(`/createPost${shared}`, { plugins: [posts, network], as: 'ana' }),
  )
  await waitFor(() => expect(text.value).toBe('Title\n&lt;img src=x onerror=alert(1)> & more\n'))
  await waitFor(() => expect(location.search).toBe(''))
  await userEvent.type(text, 'And mine')
  history.replaceState(null, '', `/createPost${shared}`)
  const again = await opened(reload)
  await waitFor(() => expect(location.search).toBe(''))
  const kept = 'Title\n&lt;img src=x onerror=alert(1)> & more\nAnd mine'
  expect(again.value).toBe(kept)
  history.replaceState(null, '', '/createPost?text=Later')
  const later = await opened(reload)
  await waitFor(() => expect(later.value).toBe(`${kept}\n\nLater\n`))
  expect(mock.requests('createPost')).toHaveLength(0)
})
