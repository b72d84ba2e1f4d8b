import { definePlugin, fill, myPageRoute, type TextRef } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { type PostActionProps, postActions } from '../contract'
import posts from '../plugin'
import { postsTexts } from '../texts'

const mock = startMockServer()

function Report({ post, onDone }: PostActionProps) {
  return (
    <button type="button" onClick={onDone}>
      Reported {post.author.name}, {String(post.isOwn)}
    </button>
  )
}
const entry = (segment: string, label: TextRef) =>
  fill(postActions, { id: `other/${segment}`, segment, label, load: async () => ({ default: Report }) })
const other = definePlugin({
  id: 'other',
  fills: [entry('others', postsTexts.ref('public.more')), entry('own', postsTexts.ref('newcomer.finish'))],
})

/** Opens a short feed, because roles are slow to find among many posts. */
async function open() {
  mock.state.posts.splice(12)
  await renderRoute(myPageRoute, { plugins: [posts, other], as: 'ana' })
}

// Covers UX-13
test('the menu of a post runs entries of other plugins when selected', async () => {
  await open()
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('There is no post.')
  await userEvent.click(within(card).getByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Save for later' })
  expect(screen.queryByRole('menuitem', { name: 'Finish' })).toBeNull()
  // By keyboard: happy-dom loses a click right after the one that opened the menu.
  await userEvent.keyboard('show{Enter}')
  const action = await screen.findByRole('button', { name: /^Reported .+, false$/ })
  await userEvent.click(action)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reported/ })).toBeNull())
})

// Covers UX-14
test('a comment with a muted word is collapsed until its button is pressed', async () => {
  await open()
  const comment = (await screen.findAllByRole('listitem')).find(
    (one) => one.closest('article') && !within(one).queryByRole('button'),
  )
  const card = comment?.closest('article')
  const text = comment?.querySelector('p[dir=auto]')?.textContent ?? ''
  const body = card?.querySelector('[dir=auto]')?.textContent ?? ''
  const word = text.match(/\p{L}{4,}/gu)?.find((one) => !body.toLowerCase().includes(one.toLowerCase())) ?? ''
  if (!card || !word) throw new Error('There is no comment.')
  within(card).getByRole('button', { name: 'More actions' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await screen.findByRole('menuitem', { name: 'Mute a word' })
  await userEvent.keyboard('{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Word or phrase' }), `${word}{Enter}`)

  const folded = await within(card).findByText('Comment with a muted word')
  expect(within(card).queryByText(text)).toBeNull()
  await userEvent.click(within(folded.closest('li') as HTMLElement).getByRole('button', { name: 'Show' }))
  expect(within(card).getByText(text)).toBeTruthy()
})
