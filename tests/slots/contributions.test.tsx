import { definePlugin, fill, type Id, slot } from '@kernel'
import { Button, Dialog } from '@kernel/ui'
import accounts from '@plugins/accounts/plugin'
import courses from '@plugins/courses/plugin'
import diagnostics from '@plugins/diagnostics/plugin'
import messaging from '@plugins/messaging/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, expectAccessible, openProduct, startMockServer } from '@tests/kit'

startMockServer()

interface Post {
  readonly id: Id
  readonly author: { readonly name: string }
}
const nameOf = ({ author }: Post) => author.name || 'somebody'

const Note = ({ post }: { post: Post }) => <p>{`Below a post of ${nameOf(post)}`}</p>
const Report = ({ post, onDone }: { post: Post; onDone: () => void }) => (
  <Dialog isOpen title="Report this post" onClose={onDone}>
    <Button onClick={onDone}>{`Report ${nameOf(post)}`}</Button>
  </Dialog>
)
const Answer = ({ onInsert }: { onInsert: (text: string) => void }) => (
  <Button onClick={() => onInsert('See you there!')}>Answer</Button>
)
function Broken(): never {
  throw new Error('broken contribution')
}

/** Like a remote plugin, it knows the slots only by their ids. */
const clubs = definePlugin({
  id: 'clubs',
  fills: [
    fill(slot<{ post: Post }>('posts/post.footer'), {
      id: 'clubs/post.footer',
      load: async () => ({ default: Note }),
    }),
    fill(slot<{ post: Post }>('posts/post.footer'), {
      id: 'clubs/broken',
      load: async () => ({ default: Broken }),
    }),
    fill(slot<{ post: Post; onDone: () => void }>('posts/post.actions'), {
      id: 'clubs/post.actions',
      label: { namespace: 'clubs', key: 'reportPost' },
      load: async () => ({ default: Report }),
    }),
    fill(slot<{ onInsert: (text: string) => void }>('messaging/composer.tools'), {
      id: 'clubs/composer.tools',
      load: async () => ({ default: Answer }),
    }),
  ],
})
const open = (address: string, settings = {}) =>
  openProduct(address, {
    plugins: [accounts, courses, diagnostics, messaging, network, posts, clubs],
    as: 'ana',
    settings,
  })

// Covers EXT-01
test('a plugin adds a note below posts and an item to their menus', async () => {
  allowConsoleErrors(/broken contribution/)
  await open('/mypage?tab=mine')
  const post = (await screen.findAllByRole('article'))[0] as HTMLElement
  expect(await within(post).findByText(/^Below a post of (?!somebody)/)).toBeTruthy()
  await userEvent.click(within(post).getByRole('button', { name: /^More actions/ }))
  await screen.findByRole('menuitem', { name: 'Report post' })
  await userEvent.keyboard('rep{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Report this post' })
  fireEvent.click(within(dialog).getByRole('button', { name: /^Report (?!somebody)/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(post.isConnected).toBe(true)
})

// Covers EXT-01
test('a plugin adds a tool to the chat that inserts a text', async () => {
  // Happy-dom does not know this element.
  allowConsoleErrors(/^The tag <search> is unrecognized/)
  await open('/messages')
  const list = await screen.findByRole('region', { name: 'Conversations' })
  fireEvent.click((await within(list).findAllByRole('link'))[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await waitFor(() => expect(field.value).toBe('See you there!'))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await expectAccessible()
})

// Covers EXT-01
test('diagnostics show what a slot takes and who fills it', async () => {
  await open('/__plugins', { diagnostics: true })
  const slots = within(await screen.findByRole('region', { name: 'Slots and their entries' }))
  const entry = slots
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes('clubs/post.actions'))
  expect(entry?.textContent).toContain('menu item')
  expect(slots.getByRole('heading', { name: 'courses/lesson.sections' })).toBeTruthy()
})
