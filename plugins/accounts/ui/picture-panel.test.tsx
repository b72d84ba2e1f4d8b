import { profileRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePictures, renderRoute, startMockServer } from '@tests/kit'
import accounts from '../plugin'

const mock = startMockServer()

const open = (as: string) =>
  renderRoute(profileRoute, { plugins: [accounts], query: { panel: 'picture' }, as })
const source = () => screen.getByRole('img', { name: 'Your picture' }).getAttribute('src')

/** Chooses a picture and saves it. */
async function upload() {
  await screen.findByText('Choose a picture')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLElement, new File(['x'], 'me.png', { type: 'image/png' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
}

// Covers ACC-PROF-02
test('the profile shows a default picture to a member who has none', async () => {
  await open('nova')
  expect(await screen.findByText(/^You don’t have a picture yet/)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Your picture' }).textContent).toBe('NL')
})

// Covers ACC-PROF-02
test.each([
  ['true', { json: true }],
  ['nothing', { status: 204, body: 'empty' }],
] as const)('the profile is reloaded if the server answers an upload with %s', async (_, answer) => {
  fakePictures()
  await open('ana')
  mock.fault({ operation: 'updatePicture', stored: true, ...answer })
  await upload()
  expect(await screen.findAllByText('Picture updated')).not.toEqual([])
  await waitFor(() => expect(source()).toMatch(/\/posts\/images\/upload-/))
})

// Covers ACC-PROF-02, ACC-PROF-03
test('a picture that was stored is shown although its upload failed', async () => {
  fakePictures()
  await open('ana')
  mock.fault({ operation: 'updatePicture', stored: true, status: 500 })
  await upload()
  expect(await screen.findAllByText(/We don’t know if your picture was updated/)).not.toEqual([])
  await waitFor(() => expect(source()).toMatch(/\/posts\/images\/upload-/))
})

// Covers ACC-PROF-02
test('a picture that was stored is shown although its upload was stopped', async () => {
  fakePictures()
  await open('ana')
  mock.fault({ operation: 'updatePicture', stored: true, silence: true })
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  await upload()
  await waitFor(() => expect(JSON.stringify(ana)).toContain('upload-'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  await waitFor(() => expect(source()).toMatch(/\/posts\/images\/upload-/))
})

// Covers ACC-PROF-03
test('the profile shows the sent picture if the server reuses a file name', async () => {
  fakePictures()
  await open('ana')
  mock.fault({ operation: 'updatePicture', json: { pictureUrl: 'u42.jpg' } })
  // The browser would show the cached picture of a repeated address.
  for (const shown of [/u42\.jpg$/, /^data:image\/jpeg;base64,/, /^data:image\/jpeg;base64,/]) {
    mock.clearRequests()
    await upload()
    await waitFor(() => expect(mock.requests('updatePicture')).toHaveLength(1))
    await waitFor(() => expect(source()).toMatch(shown))
    await screen.findByText('Choose a picture')
  }
})
