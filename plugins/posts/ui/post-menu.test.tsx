import { definePlugin, fill, myPageRoute, type TextRef } from '@kernel'
import { expect, rs, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, loggedErrors, renderRoute, startMockServer } from '@tests/kit'
import { type PostActionProps, postActions } from '../contract'
import posts from '../plugin'
import { postsTexts } from '../texts'

const mock = startMockServer()

function report({ post, onDone }: PostActionProps): unknown {
  return (
    <button type="button" onClick={onDone}>
      Reported {post.author.name}, {String(post.isOwn)}
    </button>
  )
}
const loadReport = async () => ({ default: report })

/** Opens a short feed, because roles are slow to find among many posts. */
async function open(load: () => Promise<{ default: (props: PostActionProps) => unknown }> = loadReport) {
  const entry = (segment: string, label: TextRef) =>
    fill(postActions, { id: `other/${segment}`, segment, label, load })
  const other = definePlugin({
    id: 'other',
    fills: [entry('others', postsTexts.ref('public.more')), entry('own', postsTexts.ref('newcomer.finish'))],
  })
  mock.state.posts.splice(12)
  await renderRoute(myPageRoute, { plugins: [posts, other], as: 'ana' })
}

/** Selects the item of the other plugin in the menu of the first post. */
async function selectItem() {
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('There is no post.')
  await userEvent.click(within(card).getByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Save for later' })
  expect(screen.queryByRole('menuitem', { name: 'Finish' })).toBeNull()
  // By keyboard: happy-dom loses a click right after the one that opened the menu.
  await userEvent.keyboard('show{Enter}')
}

// Covers UX-13
test('the menu of a post shows what an item of another plugin returns, until it is done', async () => {
  await open()
  await selectItem()
  const action = await screen.findByRole('button', { name: /^Reported .+, false$/ })
  await userEvent.click(action)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reported/ })).toBeNull())
})

// Covers FLT-186
test('an item of the menu of a post acts once, also when it is selected again before it is done', async () => {
  const sent = Promise.withResolvers<void>()
  const act = rs.fn(async ({ showToast }: PostActionProps) => {
    await sent.promise
    showToast({ kind: 'success', text: postsTexts.ref('post.copied') })
  })
  await open(async () => ({ default: act }))
  await selectItem()
  await waitFor(() => expect(act).toHaveBeenCalledTimes(1))
  await selectItem()
  sent.resolve()
  await screen.findByText('Copied to clipboard')
  expect(act).toHaveBeenCalledTimes(1)
  await selectItem()
  await waitFor(() => expect(act).toHaveBeenCalledTimes(2))
})

const loadThrowing = (isBroken: () => boolean) => async () => ({
  default: (props: PostActionProps) => (isBroken() ? Promise.reject(new Error('broken')) : report(props)),
})
const loadMissing = (isBroken: () => boolean) => async () => {
  if (isBroken()) throw new Error('Loading chunk broken failed.')
  return { default: report }
}

// Covers FLT-186
test.each([
  ['throws', loadThrowing, /couldn’t be done/],
  ['has no code', loadMissing, /couldn’t be loaded/],
])('a toast says that an item of the menu %s, and it can be selected again', async (_, loadOf, text) => {
  allowConsoleErrors(/broken/)
  let isBroken = true
  await open(loadOf(() => isBroken))
  await selectItem()
  await screen.findByText(text)
  expect(loggedErrors().join()).toContain('The plugin "other" failed in other/others')
  isBroken = false
  await selectItem()
  await screen.findByRole('button', { name: /^Reported .+, false$/ })
})

// Covers UX-14
test('a comment with a muted word is collapsed until its button is pressed', async () => {
  await open()
  const comment = (await screen.findAllByRole('listitem')).find(
    (one) => one.closest('article') && !within(one).queryByRole('button', { name: 'Edit comment' }),
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
