import { myPageRoute } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import { cartRoute } from '@plugins/commerce/contract'
import commerce from '@plugins/commerce/plugin'
import courses from '@plugins/courses/plugin'
import messaging from '@plugins/messaging/plugin'
import posts from '@plugins/posts/plugin'
import preferences from '@plugins/preferences/plugin'
import { expect, onTestFinished, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import { blockIframes, openProduct, startMockServer, storedUnread, storeElsewhere } from '@tests/kit'
import { courseOfAna } from '../courses/lesson-screen.fixture'

const mock = startMockServer()

const course = (which: Parameters<typeof courseOfAna>[1]) => courseOfAna(mock.state, which).course
const idOf = (name: string) => mock.state.people.find(({ login }) => login.startsWith(name))?.id ?? ''
const own = (key: string, name = 'ana.') => `roda:own:${idOf(name)}:${key}`
const settings = '/settings'
const dataset = () => document.documentElement.dataset
const isOn = async (name: string) => (await screen.findByRole<HTMLInputElement>('switch', { name })).checked
const continued = async () =>
  within(await screen.findByRole('region', { name: 'Continue learning' })).getByRole('link', {
    name: /^Resume|^Start/,
  })
const firstModule = async () => {
  const summary = (await screen.findAllByText(course('started').courseModules[0]?.title ?? '')).at(-1)
  return summary?.closest('details')?.open
}
const cardOfCompleted = async () =>
  (await screen.findByRole('heading', { level: 2, name: course('completed').title })).closest('li')
    ?.textContent

const fakeNotification = Object.assign(() => undefined, { permission: 'granted' })

/** A value that another tab stores, and what a person sees before and after it. */
interface Row {
  readonly plugins?: NonNullable<Parameters<typeof openProduct>[1]>['plugins']
  readonly as?: string
  readonly path: string
  readonly key: () => string
  readonly value: () => unknown
  readonly see: () => unknown
  readonly before: () => unknown
  readonly after: () => unknown
}

const rows: Record<string, Row> = {
  'the theme': {
    path: settings,
    key: () => 'roda:theme',
    value: () => 'dark',
    see: () => dataset().theme,
    before: () => undefined,
    after: () => 'dark',
  },
  'the text size': {
    path: settings,
    key: () => 'roda:textSize',
    value: () => 'large',
    see: () => dataset().textSize,
    before: () => undefined,
    after: () => 'large',
  },
  'the language': {
    path: settings,
    key: () => 'language',
    value: () => 'es',
    see: () => document.documentElement.lang,
    before: () => 'en',
    after: () => 'es',
  },
  'the automatic start of videos': {
    plugins: [courses],
    as: 'ana',
    path: settings,
    key: () => 'roda:lessonsGoOn',
    value: () => false,
    see: () => isOn('Autoplay next lesson'),
    before: () => true,
    after: () => false,
  },
  'the consent to videos': {
    plugins: [courses],
    as: 'ana',
    path: '/lesson',
    key: () => 'roda:videoPlayers',
    value: () => ['youtube', 'vimeo'],
    see: () => document.querySelector('iframe') !== null,
    before: () => false,
    after: () => true,
  },
  'notifications of messages': {
    plugins: [messaging],
    as: 'ana',
    path: settings,
    key: () => own('notify'),
    value: () => true,
    see: () => isOn('Notify me about new messages on this device'),
    before: () => false,
    after: () => true,
  },
  'unread messages': {
    plugins: [messaging],
    as: 'ana',
    path: settings,
    key: () => own('read'),
    value: () => JSON.parse(storedUnread({ [idOf('bruno')]: 2 })),
    see: () => screen.queryAllByRole('link', { name: 'Messages 2 unread messages' }).length > 0,
    before: () => false,
    after: () => true,
  },
  'saved posts': {
    plugins: [posts],
    as: 'ana',
    path: `${myPageRoute.path}?tab=saved`,
    key: () => own('posts.lists'),
    value: () => ({ saved: [{ id: 999_999, author: 'Marta', excerpt: 'Saved elsewhere', at: 1 }] }),
    see: async () => {
      await screen.findByRole('tab', { name: /^Saved/ })
      return screen.queryByRole('feed', { name: 'Saved posts' }) !== null
    },
    before: () => false,
    after: () => true,
  },
  'the closed guide for newcomers': {
    plugins: [posts, accounts],
    as: 'nova',
    path: myPageRoute.path,
    key: () => own('posts.newcomer-guide-closed', 'nova'),
    value: () => true,
    see: () => screen.queryByRole('heading', { name: /^Welcome, / }) !== null,
    before: () => true,
    after: () => false,
  },
  'the last lesson': {
    plugins: [courses],
    as: 'ana',
    path: myPageRoute.path,
    key: () => own('lastLesson'),
    value: () => ({ course: String(course('halfCompleted').id), lesson: '1', openedAt: Date.now() }),
    see: async () =>
      new URL((await continued()).getAttribute('href') ?? '', location.href).searchParams.get('course'),
    before: () => String(course('started').id),
    after: () => String(course('halfCompleted').id),
  },
  'opened modules': {
    plugins: [courses],
    as: 'ana',
    path: '/lesson',
    key: () => own(`modules:${course('started').id}`),
    value: () => ({ 0: false }),
    see: firstModule,
    before: () => true,
    after: () => false,
  },
  'the date of completion': {
    plugins: [courses],
    as: 'ana',
    path: '/course/mycourses',
    key: () => own(`course-completed:${course('completed').id}`),
    value: () => new Date('2024-02-03T12:00').getTime(),
    see: async () => (await cardOfCompleted())?.includes('2024'),
    before: () => false,
    after: () => true,
  },
  'the cart': {
    plugins: [commerce, courses],
    as: 'ana',
    path: cartRoute.path,
    key: () => 'roda:commerce.cartChangedAt',
    value: () => Date.now(),
    see: () => mock.requests('getMyCart').length > 1,
    before: () => false,
    after: () => true,
  },
}

// Covers FLT-01
test.each(Object.entries(rows))('a change of %s by another tab is seen', async (_, row) => {
  const { plugins = [], as, path, key, value, see, before, after } = row
  mock.state.posts.splice(10)
  blockIframes()
  const real = globalThis.Notification
  Object.assign(globalThis, { Notification: fakeNotification })
  onTestFinished(() => void Object.assign(globalThis, { Notification: real }))
  const { lessons } = courseOfAna(mock.state, 'started')
  const query = path === '/lesson' ? `?course=${course('started').id}&lesson=${lessons[0]?.id}` : ''
  await openProduct(path + query, { plugins: [preferences, ...plugins], ...(as && { as }) })
  await waitFor(async () => expect(await see()).toBe(before()))
  storeElsewhere(key(), typeof value() === 'string' ? String(value()) : JSON.stringify(value()))
  await waitFor(async () => expect(await see()).toBe(after()))
})
