import accounts from '@plugins/accounts/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import search from '@plugins/search/plugin'
import { expect, rs, test } from '@rstest/core'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePictures, openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()
const plugins = [accounts, network, posts, publicPage, search]

/** Opens another address of the product, as the browser does when one goes back to it. */
function goTo(address: string) {
  act(() => history.pushState({ idx: 1 }, '', address))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
}
const drafts = () => JSON.stringify({ ...localStorage })
const seeStored = () => waitFor(() => expect(drafts()).toMatch(/pictureKey\W+\d/))
const notice = () => screen.findByText(/^Draft restored/)
const blur = () => act(() => (document.activeElement as HTMLElement | null)?.blur())

async function openResult(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Search or jump to…' }))
  await userEvent.type(await screen.findByRole('combobox'), name)
  await screen.findByRole('option', { name: new RegExp(name) })
  await userEvent.keyboard('{Enter}')
}
async function choose(file = new File(['x'], 'me.png', { type: 'image/png' })) {
  if (location.pathname === '/createPost')
    await userEvent.click(await screen.findByRole('button', { name: 'Add picture' }))
  await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy())
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
  await userEvent.upload(input as HTMLElement, file, { applyAccept: false })
}

const pickers = [
  [
    'the profile picture',
    '/user/profile?panel=picture',
    () => screen.findByRole('button', { name: 'Save picture' }),
  ],
  [
    'the background',
    '/user/profile?panel=my-page',
    () => screen.findByRole('button', { name: 'Save background' }),
  ],
  ['a post', '/createPost', () => screen.findByRole('img', { name: 'Preview' })],
] as const

const doors = [
  ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Home' }))],
  ['a shortcut', () => userEvent.keyboard('gh')],
  ['a search result', () => openResult('Discover')],
  ['the browser', async () => goTo('/discover')],
] as const

// Covers FLT-127, UX-10
test.each(pickers.flatMap((picker) => doors.map((door) => [picker[0], door[0], picker, door] as const)))(
  '%s stays on the device when one leaves by %s, and nothing is asked',
  async (_picker, _door, [, address, seePicture], [, leave]) => {
    fakePictures()
    await openProduct(address, { plugins, as: 'ana' })
    await choose()
    await seePicture()
    await seeStored()
    blur()
    // The dialog of a post is above the bar.
    if (address === '/createPost') goTo('/mypage')
    else await leave()
    await waitFor(() => expect(location.pathname).not.toBe(address.split('?')[0]))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    goTo(address)
    await seePicture()
    await notice()
  },
)

// Covers FLT-127
test.each(pickers)('%s is there after a reload, until it is discarded', async (_, address, seePicture) => {
  fakePictures()
  await openProduct(address, { plugins, as: 'ana' })
  await choose()
  await seePicture()
  await seeStored()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await reload()
  const shown = await seePicture()
  await notice()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(shown.isConnected).toBe(false))
  await waitFor(() => expect(drafts()).not.toContain('pictureKey'))
})

// Covers FLT-127
test('a picture that the browser cannot keep is told as lost', async () => {
  fakePictures()
  await openProduct('/user/profile?panel=picture', { plugins, as: 'ana' })
  rs.stubGlobal('caches', undefined)
  await choose()
  await screen.findByRole('button', { name: 'Save picture' })
  await waitFor(() => expect(drafts()).toContain('hasNewPicture'))
  await reload()
  expect(await screen.findByText(/couldn’t be kept/)).toBeTruthy()
})

// Covers FLT-127
test('a picture is sent after it came back, and is then forgotten', async () => {
  fakePictures()
  await openProduct('/createPost', { plugins, as: 'ana' })
  await choose()
  await screen.findByRole('img', { name: 'Preview' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'The kiln')
  await seeStored()
  await reload()
  await screen.findByRole('img', { name: 'Preview' })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(mock.requests('createPost')).toHaveLength(1))
  expect(mock.onlyRequest('createPost').body).toMatchObject({ imageFile: { type: 'image/jpeg' } })
  await waitFor(() => expect(drafts()).not.toContain('pictureKey'))
})
