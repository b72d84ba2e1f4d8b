import courses from '@plugins/courses/plugin'
import messaging from '@plugins/messaging/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, expectAccessible, openProduct, startMockServer } from '@tests/kit'
import decodeQR from 'qr/decode.js'

const plugins = [courses, messaging, network, posts, publicPage]
const mock = startMockServer()
beforeEach(() => {
  // Happy-dom does not know this element.
  allowConsoleErrors(/^The tag <search> is unrecognized/)
  mock.state.posts.splice(12)
})

const dialog = () => screen.findByRole('dialog', { name: 'Share' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
async function pressInMenu() {
  const [menu] = await screen.findAllByRole('button', { name: 'More actions' })
  if (menu) await userEvent.click(menu)
  await screen.findByRole('menuitem', { name: 'Share' })
  await userEvent.keyboard('sha{Enter}')
}

/** Reads the code as a camera does: as pixels, six for each module. */
function readCode(code: HTMLElement): string {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[3])
  const scale = 6
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let pixel = 0; pixel < scale * scale; pixel++) {
      const column = Number(x) * scale + (pixel % scale)
      const row = Number(y) * scale + Math.floor(pixel / scale)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  return decodeQR({ width, height: width, data })
}

// Covers UX-67
test.each([
  ['post', '/mypage', 'ana', pressInMenu, /^http:\/\/localhost:3000\/(post\/\d+|@.+\?post=\d+)$/],
  ['course', '/course/1441', undefined, () => press('Share'), /^http:\/\/localhost:3000\/course\/1441$/],
  [
    'public page',
    '/@ana.martins',
    undefined,
    () => press('Share'),
    /^http:\/\/localhost:3000\/@ana.martins$/,
  ],
  ['own page', '/@ana.martins', 'ana', () => press('Share'), /^http:\/\/localhost:3000\/@ana.martins$/],
])('the QR code of a %s is its address, and needs no request', async (_, at, as, share, address) => {
  await openProduct(at, { plugins, as })
  await screen.findByRole('main')
  await share()
  const opened = await dialog()
  fireEvent.click(within(opened).getByText('QR code of this link'))
  const code = await within(opened).findByRole('img', { name: 'QR code of this link' })
  const link = readCode(code)
  expect(link).toMatch(address)
  expect(opened.textContent).toContain(link.replace('http://', ''))
  expect(opened.querySelectorAll('[src], [href]')).toHaveLength(0)
  await expectAccessible(opened)
})

// Covers UX-67
test('the share sheet of the system gets address and title, where there is one', async () => {
  await openProduct('/course/1441', { plugins })
  await press('Share')
  await dialog()
  expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const canceled = rs.fn().mockRejectedValueOnce(new DOMException('Canceled', 'AbortError'))
  Object.defineProperty(navigator, 'share', { configurable: true, value: canceled })
  await press('Share')
  await press('Share with an app')
  await waitFor(() => expect(canceled).toHaveBeenCalledTimes(1))
  await dialog()
  canceled.mockResolvedValueOnce(undefined)
  await press('Share with an app')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(canceled).toHaveBeenLastCalledWith({
    title: 'Guitar for late beginners',
    url: 'http://localhost:3000/course/1441',
  })
  Reflect.deleteProperty(navigator, 'share')
})

// Covers UX-67
test('an address that the browser refuses to copy is selected', async () => {
  await openProduct('/course/1441', { plugins })
  await press('Share')
  rs.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await press('Copy link')
  await screen.findByText(/The link is selected/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Link' })))
  rs.restoreAllMocks()
})

/** A connection of Ana, with whom she has no messages. */
function silentContact() {
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')?.id
  const talked = new Set(mock.state.messages.flatMap(({ userId, destinationId }) => [userId, destinationId]))
  const ids = mock.state.connections.filter(({ ownerId }) => ownerId === ana).map(({ personId }) => personId)
  const silent = mock.state.people.find(({ id }) => ids.includes(id) && !talked.has(id))
  if (!silent) throw new Error('Ana has talked to all.')
  return silent.name
}

// Covers UX-67
test.each([
  ['a conversation', () => 'Bruno Carvalho'],
  ['a contact without one', silentContact],
])('a course is shared in a message to %s, when its name is pressed', async (_, nameOf) => {
  await openProduct('/course/1441', { plugins, as: 'ana' })
  await screen.findByRole('button', { name: 'Account menu' })
  await press('Share')
  await press('Send in a message')
  const opened = within(await screen.findByRole('dialog', { name: 'Send in a message' }))
  await opened.findByRole('link', { name: /^Guitar for late beginners/ })
  const name = nameOf()
  fireEvent.input(await opened.findByRole('searchbox'), { target: { value: name } })
  const contact = await opened.findByRole('button', { name })
  expect(mock.requests('createMessage')).toEqual([])
  fireEvent.click(contact)
  await waitFor(() =>
    expect(mock.onlyRequest('createMessage').body).toMatchObject({
      messageText: 'http://localhost:3000/course/1441',
    }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.pathname).toBe('/messages')
})

// Covers UX-67
test('visitors share, but write no messages', async () => {
  await openProduct('/course/1441', { plugins })
  await press('Share')
  await dialog()
  expect(screen.queryByRole('button', { name: 'Send in a message' })).toBeNull()
})
