import {
  $session,
  definePlugin,
  defineTexts,
  fill,
  type Session,
  sessionEnded,
  userKey,
  userStore,
} from '@kernel'
import { saveDraft } from '@kernel/kit/parts/forms/drafts'
import { onlyHere } from '@kernel/parts'
import accounts from '@plugins/accounts/plugin'
import { completedAt } from '@plugins/courses/model/completed-at'
import { saveNotes } from '@plugins/courses/model/notes'
import courses from '@plugins/courses/plugin'
import { personalLists } from '@plugins/posts/model/personal-lists'
import posts from '@plugins/posts/plugin'
import preferences from '@plugins/preferences/plugin'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  allowConsoleErrors,
  expectAccessible,
  fakeClock,
  openProduct,
  recordDownloads,
  startMockServer,
  storeElsewhere,
} from '@tests/kit'
import { hostileStrings } from '@tests/kit/hostile-strings'
import { allSettled, type Scope } from 'effector'
import { dataExports } from '../../plugins/accounts/contract'
import { about, note, post } from './own-data.fixture'

startMockServer()
const plugins = [accounts, courses, posts, preferences]

function sessionIn(scope: Scope): Session {
  const session = scope.getState($session)
  if (!session) throw new Error('Nobody is signed in.')
  return session
}

/** What is stored of a person that the server does not know. */
function held(session: Session): Readonly<Record<string, unknown>> {
  const prefix = `roda:own:${userKey(session.person)}:`
  const entries = Object.entries({ ...localStorage })
    .filter(([key]) => /^(notes:|posts\.lists$|course-completed:|draft:)/.test(key.replace(prefix, '')))
    .map(([key, text]) => {
      const value = JSON.parse(text)
      return [key.replace(prefix, ''), key.includes(':draft:') ? value.texts : value]
    })
  return Object.fromEntries(entries)
}

/** Opens a screen as Ana, who has something that only this device has. */
async function openWithData(address: string) {
  const scope = await openProduct(address, { plugins, as: 'ana' })
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  const session = sessionIn(scope)
  saveNotes(session, 7, { title: 'Light', notes: [note('a'), note('b')] })
  saveNotes(session, 8, { title: 'Clay', notes: [note('c')] })
  personalLists.of(session).save({
    ...personalLists.of(session).load(),
    saved: [post(2), post(1)],
    words: [{ word: 'spoiler', at: 1 }],
  })
  completedAt.of(session).of(7).save(1_700_000_000_000)
  saveDraft(userKey(session.person), 'posts/new', { content: 'Half a thought' })
  return { scope, session }
}

const pressLogOut = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const question = () => screen.findByRole('heading', { level: 1, name: /^Only this device has/ })
const everything =
  'Only this device has 2 saved posts, 1 muted word, 3 notes, 1 course completion date, and 1 draft'

async function choose(content: BlobPart) {
  const data = await screen.findByRole('region', { name: 'Restore from a file' })
  await within(data).findByRole('button', { name: 'Choose a file' })
  const input = data.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File([content], 'my-data.json')] } })
  return data
}

/** Logs out with "Download first", and returns the downloaded file. */
async function takeAlong() {
  const files = recordDownloads()
  const { scope, session } = await openWithData('/settings?panel=data')
  await pressLogOut()
  const before = held(session)
  await press('Download first')
  const text = (await files[0]?.content.text()) ?? ''
  await press('Log out')
  await waitFor(() => expect(scope.getState($session)).toBeNull())
  await waitFor(() => expect(location.pathname).toBe('/'))
  return { session, before, text }
}

// Covers UX-70
test('a log-out names what only this device has, and removes it only when the person says so', async () => {
  const { scope, session } = await openWithData('/settings?panel=data')
  const before = held(session)
  await pressLogOut()
  const heading = await question()
  expect(heading.textContent).toBe(everything)
  expect(document.activeElement).toBe(heading)
  await expectAccessible()
  await press('Stay logged in')
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
  expect(held(session)).toEqual(before)
  await pressLogOut()
  await question()
  await press('Log out anyway')
  await waitFor(() => expect(scope.getState($session)).toBeNull())
  expect(held(session)).toEqual({})
})

// Covers UX-70, KRN-AUTH-06
test.each(['/settings', '/user/logout'])(
  'a log-out from %s stays one press when nothing would be lost',
  async (address) => {
    const scope = await openProduct(address, { plugins, as: 'ana' })
    if (address === '/settings') await pressLogOut()
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(scope.getState($session)).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
  },
)

// Covers UX-70
test('a log-out in a new page names what only this device has', async () => {
  await openWithData('/settings?panel=data')
  await openProduct('/user/logout', { plugins, as: 'ana' })
  expect((await question()).textContent).toBe(everything)
})

// Covers UX-70
test('a log-out that cannot find out in time what would be lost says so', async () => {
  const { advance } = fakeClock()
  allowConsoleErrors(/./)
  const code = Promise.withResolvers<{ default: () => Promise<unknown> }>()
  const part = definePlugin({
    id: 'slow',
    fills: [fill(dataExports, { id: 'slow/part', hasServerState: false, load: () => code.promise })],
  })
  const scope = await openProduct('/settings?panel=data', { plugins: [...plugins, part], as: 'ana' })
  await screen.findByRole('heading', { level: 1 })
  await pressLogOut()
  await act(() => advance(3_100))
  await screen.findByText(/We couldn’t check whether there is any/)
  expect(screen.queryByRole('button', { name: 'Download first' })).toBeNull()
  // The question does not go away while it is read.
  code.resolve({ default: async () => [] })
  await act(() => advance(3_100))
  expect(screen.getByText(/We couldn’t check whether there is any/)).toBeTruthy()
  await press('Log out anyway')
  await waitFor(() => expect(scope.getState($session)).toBeNull())
})

// Covers UX-70
test('what is brought back is what was there, and never doubled', async () => {
  const { before, text } = await takeAlong()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Half a thought')
  const session = sessionIn(
    await openProduct('/settings?panel=data', { plugins, as: 'ana' }).then(untilSignedIn),
  )
  const data = await choose(text)
  const adds = everything.replace('Only this device has', 'This file adds')
  expect(await screen.findByText(adds)).toBeTruthy()
  expect(held(session)).toEqual({})
  await expectAccessible(data)
  await press('Add')
  expect(await screen.findByText(everything.replace('Only this device has', 'Restored:'))).toBeTruthy()
  expect(held(session)).toEqual(before)
  await choose(text)
  expect(await screen.findByText(/^Nothing new/)).toBeTruthy()
  expect(held(session)).toEqual(before)
})

async function untilSignedIn(scope: Scope): Promise<Scope> {
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  return scope
}

// Covers UX-70
test('what is here stays when a file is brought back', async () => {
  const { text } = await takeAlong()
  const session = sessionIn(
    await openProduct('/settings?panel=data', { plugins, as: 'ana' }).then(untilSignedIn),
  )
  saveNotes(session, 7, { title: 'Light', notes: [note('b', 'Changed since'), note('d')] })
  saveDraft(userKey(session.person), 'posts/new', { content: 'A newer thought' })
  personalLists.of(session).save({ ...personalLists.of(session).load(), saved: [post(3), post(1)] })
  await choose(text)
  expect(
    await screen.findByText(
      'This file adds 1 saved post, 1 muted word, 2 notes, and 1 course completion date',
    ),
  ).toBeTruthy()
  // Another tab writes between the question and the answer.
  storeElsewhere(
    `roda:own:${userKey(session.person)}:notes:9`,
    JSON.stringify({ title: '', notes: [note('e')] }),
  )
  await press('Add')
  await screen.findByText(/^Restored/)
  const now = held(session)
  expect(now['draft:posts/new']).toEqual({ content: 'A newer thought' })
  expect(now['notes:7']).toEqual({
    title: 'Light',
    notes: [note('b', 'Changed since'), note('d'), note('a')],
  })
  expect(
    personalLists
      .of(session)
      .load()
      .saved.map(({ id }) => id),
  ).toEqual([3, 2, 1])
})

// Covers UX-70
test('a file of another person is refused', async () => {
  const { text } = await takeAlong()
  const session = sessionIn(
    await openProduct('/settings?panel=data', { plugins, as: 'bruno' }).then(untilSignedIn),
  )
  await choose(text)
  expect(await screen.findByText(/^This file belongs to @ana\.martins\./)).toBeTruthy()
  expect(held(session)).toEqual({})
})

// Covers UX-70
test.each<[title: string, content: (person: string) => object | string, sentence: RegExp]>([
  ['is no data', () => 'Hello', /^This file is damaged, or it doesn’t come from/],
  [
    'belongs to somebody with a hostile name',
    () => ({ about: about('2', hostileStrings.slice(0, 40).join('')) }),
    /^This file belongs to @/,
  ],
  ['has nothing new', (person) => ({ about: about(person) }), /^Nothing new/],
])('a file that %s is told in a sentence', async (_, content, sentence) => {
  const { session } = await openWithData('/settings?panel=data')
  const before = { ...localStorage }
  const made = content(userKey(session.person))
  const data = await choose(typeof made === 'string' ? made : JSON.stringify(made))
  await waitFor(() => expect(within(data).getByRole('status').textContent).toMatch(sentence))
  expect({ ...localStorage }).toEqual(before)
  expect(data.querySelector('script, img, [onerror]')).toBeNull()
})

// Covers UX-70, EXT-01
test('a store of another plugin takes part by its own declaration', async () => {
  const readWords = (stored: unknown) =>
    Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
  const words = userStore('words.list', readWords, { isOnlyHere: true })
  const texts = defineTexts<{ 'notes.count': '' }>('courses')
  const part = onlyHere(words, {
    count: (list) => [[texts.ref('notes.count'), list.length]],
    merge: (here, taken) => [...new Set([...here, ...taken])],
  })
  const plugin = definePlugin({
    id: 'words',
    fills: [
      fill(dataExports, {
        id: 'words/list',
        hasServerState: false,
        load: async () => ({ default: async () => [part] }),
      }),
    ],
  })
  const scope = await openProduct('/settings?panel=data', {
    plugins: [accounts, courses, preferences, plugin],
    as: 'ana',
  })
  await untilSignedIn(scope)
  words.of(sessionIn(scope)).save(['one', 'two'])
  await pressLogOut()
  expect((await question()).textContent).toBe('Only this device has 2 notes')
})

// Covers UX-70, FLT-161
test('a log-out in another tab leaves nothing behind that the person was not asked about', async () => {
  const { scope, session } = await openWithData('/createPost')
  await allSettled(sessionEnded, { scope, params: 'logout-other-tab' })
  expect(held(session)).toEqual({})
  expect(JSON.stringify({ ...localStorage })).not.toContain('Half a thought')
})
