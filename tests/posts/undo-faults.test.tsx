import { $session, myPageRoute } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import posts from '@plugins/posts/plugin'
import { expect, onTestFinished, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, fakeClock, openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()
const second = 1_000

const cards = () => screen.findAllByRole('article')
const totalOf = ([card]: readonly Element[]) => Number(card?.getAttribute('aria-setsize'))
const seeTotal = (total: number) => waitFor(async () => expect(totalOf(await cards())).toBe(total))
const sent = () => mock.requests('deletePost')
const press = async (name: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: 'Post deleted' })).getByRole('button', { name }),
  )
const see = async (text: RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])

/** Deletes the first post. */
async function remove() {
  const [card] = await cards()
  if (!card) throw new Error('There is no post.')
  within(card).getByRole('button', { name: 'More actions' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Delete post' })
  await userEvent.keyboard('delete{Enter}')
  await screen.findByRole('group', { name: 'Post deleted' })
}

/** Hides the page as a browser does when the person switches to another tab or app. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const open = () => openProduct(`${myPageRoute.path}?tab=mine`, { plugins: [accounts, posts], as: 'ana' })

interface Step {
  readonly advance: (milliseconds: number) => Promise<void>
  /** Number of posts before the deletion. */
  readonly total: number
  /** Id of the deleted post. */
  readonly id: string | undefined
}

interface Case {
  readonly title: string
  /** What happens after the deletion of the first post, and what the person sees. */
  readonly happens: (step: Step) => unknown
  /** Requests that the server gets. */
  readonly requests: number
  /** Whether the server still has the post at the end. */
  readonly isKept: boolean
}

const cases: readonly Case[] = [
  {
    title: 'the time for "Undo" ends',
    happens: ({ advance }) => advance(7 * second),
    requests: 1,
    isKept: false,
  },
  {
    title: 'the person undoes it at the last moment',
    async happens({ advance, total }) {
      await advance(5.5 * second)
      await press('Undo')
      await advance(20 * second)
      await seeTotal(total)
    },
    requests: 0,
    isKept: true,
  },
  {
    title: 'the page is closed',
    happens: () => act(() => void dispatchEvent(new Event('pagehide'))),
    requests: 1,
    isKept: false,
  },
  { title: 'the person switches to another tab', happens: hide, requests: 1, isKept: false },
  {
    title: 'the tab crashes',
    async happens({ advance, total }) {
      // A crash ends all timers and sends no event, not even to the old session.
      cleanup()
      await open()
      // The new page cannot know that nobody sends the deletion any more.
      await advance(31 * second)
      await seeTotal(total)
    },
    requests: 0,
    isKept: true,
  },
  {
    title: 'the person logs out',
    async happens() {
      fireEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
      await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
    },
    requests: 1,
    isKept: false,
  },
  {
    title: 'the session times out',
    async happens({ advance }) {
      await advance(7 * second)
      await advance(3 * 60 * second)
      await see(/Your session has expired/)
    },
    requests: 1,
    isKept: false,
  },
  {
    title: 'another tab logged out',
    async happens({ advance }) {
      endSessionElsewhere()
      await advance(7 * second)
      await see(/session|log in/i)
    },
    requests: 0,
    isKept: true,
  },
  {
    title: 'the server refuses it',
    async happens({ total }) {
      mock.fault({ operation: 'deletePost', status: 403 })
      await press('Close')
      await see(/Error deleting post/)
      await seeTotal(total)
    },
    requests: 1,
    isKept: true,
  },
  {
    title: 'the device is offline',
    async happens({ total }) {
      mock.fault({ operation: 'deletePost', drop: true })
      await press('Close')
      await see(/Can’t reach the server/)
      await seeTotal(total)
    },
    requests: 1,
    isKept: true,
  },
  {
    title: 'the server deletes it but its answer is lost',
    async happens({ total }) {
      mock.fault({ operation: 'deletePost', body: 'html' })
      await press('Close')
      await see(/Error deleting post/)
      await waitFor(() => expect(sent()).toHaveLength(1))
      mock.clearFaults()
      await reload()
      await seeTotal(total - 1)
    },
    requests: 1,
    isKept: false,
  },
  {
    title: 'a list that was requested before arrives late',
    async happens({ total }) {
      const release = mock.hold('getMyPosts')
      fireEvent.click(screen.getByRole('tab', { name: 'Feed' }))
      fireEvent.click(screen.getByRole('tab', { name: 'My posts' }))
      await press('Close')
      await waitFor(() => expect(sent()).toHaveLength(1))
      release()
      await seeTotal(total - 1)
    },
    requests: 1,
    isKept: false,
  },
  {
    title: 'another tab has deleted it',
    async happens({ total, id }) {
      mock.state.posts = mock.state.posts.filter((post) => String(post.id) !== id)
      await press('Close')
      await see(/no longer available/)
      await seeTotal(total - 1)
    },
    requests: 1,
    isKept: false,
  },
  {
    title: 'the person deletes another post',
    async happens({ total, advance }) {
      await remove()
      await waitFor(() => expect(sent()).toHaveLength(1))
      await press('Undo')
      await advance(20 * second)
      await seeTotal(total - 1)
    },
    requests: 1,
    isKept: false,
  },
]

// Covers UX-15
for (const { title, happens, requests, isKept } of cases)
  test(`a deletion that can be undone reaches the server ${requests === 0 ? 'never' : 'once'} when ${title}`, async () => {
    localStorage.setItem('consent', 'true')
    const { advance } = fakeClock()
    for (const { login, settings } of mock.state.people) if (login === 'ana.martins') settings.timeout = 2
    const scope = await open()
    await waitFor(() => expect(scope.getState($session)).not.toBeNull())
    const [first] = await cards()
    const id = first?.closest<HTMLElement>('[data-key]')?.dataset.key
    const total = totalOf(await cards())
    await remove()
    await seeTotal(total - 1)
    expect(sent()).toEqual([])
    await happens({ advance, total, id })
    await waitFor(() => expect(sent()).toHaveLength(requests))
    await waitFor(() => expect(mock.state.posts.some((post) => String(post.id) === id)).toBe(isKept))
    for (const { headers, path } of sent()) {
      expect(headers.authorization).toBe(true)
      expect(path.endsWith(`/${id}`)).toBe(true)
    }
  })
