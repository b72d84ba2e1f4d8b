import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { messageField, open, press } from './chat.fixture'

const mock = startMockServer()

async function chooseThumb() {
  await press('Emoji')
  const picker = within(await screen.findByRole('dialog', { name: 'Emoji' }))
  await userEvent.type(await picker.findByRole('searchbox'), 'thumbs up')
  await waitFor(() => expect(picker.getAllByRole('gridcell')[0]?.textContent).toMatch(/👍/))
  await userEvent.keyboard('{Enter}')
}

// Covers UX-17
test('a comment gets an emoji from the picker', async () => {
  mock.state.posts.splice(12)
  await openProduct('/mypage', { plugins: [posts], as: 'ana' })
  const [card] = await screen.findAllByRole('article')
  fireEvent.click(within(card as HTMLElement).getByRole('button', { name: /^Comment/ }))
  await chooseThumb()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
  await waitFor(() => expect(field.value).toMatch(/^👍/))
})

// Covers UX-17
test('a message gets an emoji from the picker', async () => {
  await open('/messages?with=group-2895')
  await chooseThumb()
  const field = await messageField()
  await waitFor(() => expect(field.value).toMatch(/^👍/))
  expect(document.activeElement).toBe(field)
})
