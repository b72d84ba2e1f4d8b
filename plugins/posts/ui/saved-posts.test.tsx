import { definePlugin, myPageRoute, page, settingsRoute, useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, openProduct, reload, renderRoute, startMockServer, visit } from '@tests/kit'
import { settingsSections } from '../../preferences/contract'
import posts from '../plugin'

const mock = startMockServer()

/** Stands in for the plugin of the settings. */
const preferences = definePlugin({
  id: 'preferences',
  routes: [page(settingsRoute, { access: 'member', load: async () => ({ default: Settings }) })],
})
function Settings() {
  const translate = useTranslate()
  const entries = useSlotEntries(settingsSections)
  return (
    <>
      <h1>Settings</h1>
      {entries.map((entry) => (
        <section key={entry.id} aria-labelledby={entry.id}>
          <h2 id={entry.id}>{entry.label && translate(entry.label)}</h2>
          <SlotEntryView entry={entry} props={{}} />
        </section>
      ))}
    </>
  )
}

/** Opens a short feed, because roles are slow to find among many posts. */
async function open() {
  mock.state.posts.splice(30)
  await renderRoute(myPageRoute, { plugins: [posts, preferences], as: 'ana' })
  return firstCard()
}
async function firstCard() {
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('There is no post.')
  return card
}
const textOf = (card: HTMLElement) => card.querySelector('[dir=auto]')?.textContent ?? ''
const authorOf = (card: HTMLElement) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent

/** Chooses an entry of the menu by keyboard: happy-dom loses a click right after the one that opened the menu. */
async function choose(card: HTMLElement, entry: string) {
  within(card).getByRole('button', { name: 'More actions' }).focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: entry })
  while (!item.hasAttribute('data-highlighted')) await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const pressInToast = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

// Covers UX-14
test('a saved post is listed, and shows a message once it was deleted', async () => {
  const card = await open()
  const text = textOf(card).slice(0, 30)
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs()).toEqual(['Feed', 'My posts'])
  await choose(card, 'Save for later')
  expect(await screen.findAllByText('Post saved')).not.toEqual([])
  await pressInToast('Undo')
  await choose(card, 'Save for later')
  await pressInToast('Show saved posts')

  const saved = await screen.findByRole('feed', { name: 'Saved posts' })
  expect(location.search).toBe('?tab=saved')
  expect(tabs()).toEqual(['Feed', 'My posts', 'Saved'])
  expect(within(saved).getAllByRole('article')).toHaveLength(1)
  expect(saved.textContent).toContain(text)
  await expectAccessible()
  // Below a short list there are others to go on with, without the saved one.
  const others = within(await screen.findByRole('region', { name: 'Public posts' }))
  expect(others.getAllByRole('article')).not.toEqual([])
  expect(others.queryAllByText((content) => content.startsWith(text))).toEqual([])
  mock.fault({ operation: 'getPost', status: 404 })
  await reload()
  const gone = await screen.findByRole('article', { name: 'This post is no longer available' })
  expect(gone.textContent).toContain(text)
  fireEvent.click(within(gone).getByRole('button', { name: 'Remove from saved' }))
  expect(await screen.findByText('No saved posts yet')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Go to feed' }))
  expect(await screen.findByRole('feed', { name: 'Feed' })).toBeTruthy()
})

// Covers UX-14
test('posts stay hidden until the hidden or muted entry is removed', async () => {
  const card = await open()
  const author = authorOf(card) ?? ''
  const content = textOf(card).slice(0, 40)
  const shown = () => screen.getByRole('feed').textContent

  await choose(card, 'Hide post')
  await waitFor(() => expect(shown()).not.toContain(content))
  const next = await firstCard()
  await waitFor(() => expect(document.activeElement).toBe(next))
  await pressInToast('Undo')
  await waitFor(() => expect(shown()).toContain(content))
  await choose(await firstCard(), `Mute ${author}`)
  await waitFor(() => expect(screen.getAllByRole('article').map(authorOf)).not.toContain(author))

  const first = await firstCard()
  const word = textOf(first).match(/\p{L}{5,}/u)?.[0] ?? ''
  await choose(first, 'Mute a word')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), `${word}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const withWord = () =>
    screen.getAllByRole('article').filter((one) => new RegExp(`\\b${word}\\b`, 'i').test(textOf(one)))
  await waitFor(() => expect(withWord()).toEqual([]))

  await visit('/settings?panel=muted')
  await screen.findByRole('region', { name: 'Muted words' })
  await expectAccessible()
  const { login } = mock.state.people.find(({ name }) => name === author) ?? {}
  for (const entry of [`${author} @${login}`, word])
    fireEvent.click(screen.getByRole('button', { name: `Unmute: ${entry}` }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Unmute: / })).toBeNull())
  await visit('/mypage')
  expect(textOf(await firstCard())).toContain(content)
})

// Covers UX-14
test('muted people with the same name are told apart by their usernames', async () => {
  const people = ['ana.one', 'ana.two'].map((login, at) => ({ login, name: 'Ana Silva', at }))
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  localStorage.setItem(`roda:own:${ana?.id}:posts.lists`, JSON.stringify({ people }))
  await openProduct('/settings?panel=muted', { plugins: [posts, preferences], as: 'ana' })
  fireEvent.click(await screen.findByRole('button', { name: 'Unmute: Ana Silva @ana.one' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Unmute/ })).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Unmute: Ana Silva @ana.two' })).toBeTruthy()
})
