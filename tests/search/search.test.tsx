import courses from '@plugins/courses/plugin'
import groups from '@plugins/groups/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import preferences from '@plugins/preferences/plugin'
import publicPage from '@plugins/public-page/plugin'
import { $isSearchOpen } from '@plugins/search/model/search'
import search from '@plugins/search/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courseOfAna } from '@tests/courses/lesson-screen.fixture'
import { openProduct, pressOn, startMockServer } from '@tests/kit'

const mock = startMockServer()

const open = () =>
  openProduct('/settings', {
    plugins: [search, preferences, posts, network, courses, groups, publicPage],
    as: 'ana',
  })
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' })
async function searchFor(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Search or jump to…' }))
  fireEvent.input(await field(), { target: { value: text } })
}
const optionsOf = async (group: string) =>
  within(await screen.findByRole('group', { name: group })).findAllByRole('option')

// Covers UX-06
test('the search finds a setting', async () => {
  await open()
  await searchFor('single')
  const option = await screen.findByText((_, element) =>
    Boolean(element?.matches('[role=option]') && element.textContent?.startsWith('Single-key')),
  )
  fireEvent.click(option)
  const section = await screen.findByRole('region', { name: 'Keyboard shortcuts' })
  await waitFor(() => expect(document.activeElement).toBe(section))
})

// Covers UX-06
test('the search finds a group', async () => {
  await open()
  await searchFor('seed')
  const [option] = await optionsOf('My groups')
  if (option) fireEvent.click(option)
  await waitFor(() => expect(location.pathname + location.search).toMatch(/^\/manageGroups\?group=/))
})

// Covers UX-06
test.each([
  ['of one’s own', 'gui', 'Guitar for late beginners', /^\/course\/\d+$/],
  ['in which one is enrolled', 'seeing l', 'Seeing light', /^\/course\/learn\/\d+$/],
])('the search finds a course %s', async (_, text, title, path) => {
  await open()
  await searchFor(text)
  const [option] = await optionsOf('Courses')
  expect(option?.textContent).toContain(title)
  if (option) fireEvent.click(option)
  await waitFor(() => expect(location.pathname).toMatch(path))
})

// Covers UX-06
test('the search finds a course that a connection offers, and asks for it once', async () => {
  await open()
  const { people, connections, courses: all, enrolments } = mock.state
  const ana = people.find(({ login }) => login === 'ana.martins')?.id
  const known = connections.filter(({ ownerId }) => ownerId === ana).map(({ personId }) => personId)
  const has = (id: number) => enrolments.some(({ personId, courseId }) => personId === ana && courseId === id)
  const course = all.find(
    ({ id, ownerId, isWithdrawn }) => known.includes(ownerId) && !has(id) && !isWithdrawn,
  )
  const teacher = people.find(({ id }) => id === course?.ownerId)
  await searchFor(course?.title ?? 'no course')
  const [option] = await optionsOf('Courses')
  expect(option?.textContent).toContain(course?.title)
  expect(
    mock.requests('getCoursesByLogin').filter(({ path }) => path.endsWith(`/${teacher?.login}`)),
  ).toHaveLength(1)
})

// Covers UX-06
test('the search lists actions of all plugins in one group', async () => {
  await open()
  await searchFor('new')
  const titles = async () => (await optionsOf('Actions')).map(({ textContent }) => textContent)
  await waitFor(async () => expect(await titles()).toEqual(expect.arrayContaining(['New post', 'New group'])))
})

// Covers UX-06, UX-61
test('the search opens one of the member’s own posts', async () => {
  await open()
  await searchFor('an')
  const [option] = await optionsOf('My posts')
  // The words around a late match begin with an ellipsis.
  const words = option?.textContent?.replace('… ', '').slice(0, 15) ?? ''
  if (option) fireEvent.click(option)
  await waitFor(() => expect(location.pathname).toMatch(/^\/post\/\d+$/))
  expect((await screen.findByRole('article')).textContent).toContain(words)
})

// Covers UX-06
test('the search finds posts of the loaded feed by their words, and says which', async () => {
  await openProduct('/mypage?tab=feed', {
    plugins: [search, posts, network, courses, groups, publicPage],
    as: 'ana',
  })
  await within(await screen.findByRole('feed')).findAllByRole('article')
  await searchFor('crust')
  const [option] = await optionsOf('Feed')
  expect(option?.textContent).toMatch(/“.*crust.*”/)
  if (option) fireEvent.click(option)
  await screen.findByRole('heading', { level: 1, name: 'Post' })
  expect((await screen.findByRole('article')).textContent).toMatch(/crust/)
})

// Covers FLT-176
test('Control and the key of K open and close the search on a Cyrillic keyboard', async () => {
  const scope = await open()
  // The keys work once their code has loaded, after the first paint.
  await waitFor(() => {
    pressOn('Cyrillic', 'k', { ctrlKey: true })
    expect(scope.getState($isSearchOpen)).toBe(true)
  })
  const opened = await field()
  await waitFor(() => expect(document.activeElement).toBe(opened))
  pressOn('Cyrillic', 'k', { ctrlKey: true })
  await waitFor(() => expect(scope.getState($isSearchOpen)).toBe(false))
})

// Covers UX-06
test('the search opens by keyboard, finds a connection and remembers it', async () => {
  const scope = await open()
  const openBy = async (keys: string) => {
    // The keys work once their code has loaded, after the first paint.
    await waitFor(async () => {
      await userEvent.keyboard(keys)
      expect(scope.getState($isSearchOpen)).toBe(true)
    })
    const opened = await field()
    await waitFor(() => expect(document.activeElement).toBe(opened))
    return opened
  }
  await userEvent.type(await openBy('{Control>}k{/Control}'), 'joana')
  const [found] = await optionsOf('My connections')
  expect(found?.textContent).toBe('Joana Moraes@joana.moraes')
  expect(found?.querySelector('mark')?.textContent).toBe('Joana')
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(/\d+ results?/),
  )
  // The server is asked once, after a pause in typing.
  await waitFor(() => expect(mock.requests('searchPeople')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/@joana.moraes'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The screen has the focus: its heading, if the name arrived after the dialog had closed.
  await waitFor(() => expect(document.activeElement?.matches('main, main h1')).toBe(true))

  const again = await openBy('/')
  const [recent] = await optionsOf('Recent')
  expect(recent?.textContent).toMatch(/^Joana Moraes/)
  expect(screen.getByRole('dialog').textContent).toContain('Saved on this device')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(again.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Home' }).id),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Covers UX-06
test('Enter on the search result "Dark" switches the theme', async () => {
  await open()
  await searchFor('dark')
  await screen.findByRole('option', { name: /Dark/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
})

// Covers UX-73
test('the search finds the lessons of the course that was opened last, and the times in them', async () => {
  const { course, lessons } = courseOfAna(mock.state, 'halfCompleted')
  const lesson = lessons[1]
  if (!lesson) throw new Error('The course has no second lesson.')
  const video = { videoLink: '76979871', videoType: 2 }
  Object.assign(lesson, { ...video, description: '<p>0:00 Start</p><p>0:35 Zymurgy</p>' })
  await openProduct(`/course/learn/${course.id}`, { plugins: [search, courses], as: 'ana' })
  await searchFor('zymurgy')
  const [chapter] = await optionsOf('Lessons')
  expect(chapter?.textContent).toContain(lesson.title)
  expect(chapter?.textContent).toContain('0:35 · Zymurgy')
  if (chapter) fireEvent.click(chapter)
  await waitFor(() =>
    expect(location.pathname + location.search).toBe(`/lesson?course=${course.id}&lesson=${lesson.id}&at=35`),
  )
})

// Covers UX-73
test('the search finds the transcripts of the open course that were read, and says where a text is from', async () => {
  const { course, lessons } = courseOfAna(mock.state, 'halfCompleted')
  const lesson = lessons[1]
  if (!lesson) throw new Error('The course has no second lesson.')
  const attachments = [{ url: '/__mock/files/transcript-en.vtt', description: 'Transcript' }]
  for (const one of lessons) Object.assign(one, { description: '', attachments: [] })
  Object.assign(lesson, { videoLink: '76979871', videoType: 2, attachments })
  await openProduct(`/course/learn/${course.id}?q=secret`, { plugins: [search, courses], as: 'ana' })
  const detailsOf = async () => (await optionsOf('Lessons')).map(({ textContent }) => textContent)
  fireEvent.click(await screen.findByRole('button', { name: 'Search transcripts, too' }))
  await screen.findByText('1 result.')
  await searchFor('whole secret')
  await waitFor(async () =>
    expect(await detailsOf()).toEqual([
      expect.stringContaining('Transcript · 1:05 · That short stop is the whole secret.'),
    ]),
  )
})
