import accounts from '@plugins/accounts/plugin'
import messaging from '@plugins/messaging/plugin'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, expectAccessible, openProduct, startMockServer } from '@tests/kit'
import { idOf, showWholeLogs } from '../messaging/chat.fixture'

const plugins = [accounts, messaging, network, posts, publicPage]
const mock = startMockServer()
showWholeLogs()
beforeEach(() => {
  allowConsoleErrors(/^The tag <search> is unrecognized/)
  mock.setScenarios('no-captcha')
  mock.state.posts.splice(12)
})

const dialog = () => screen.findByRole('dialog')

/** Selects “Report” in the first menu of the elements that has it, by keyboard: happy-dom loses a click on a new menu. */
async function openReport(address: string, elements: string, menu: RegExp) {
  await openProduct(address, { plugins, as: 'ana' })
  const buttons = () =>
    [...document.querySelectorAll<HTMLElement>(elements)].flatMap((one) =>
      within(one).queryAllByRole('button', { name: menu }),
    )
  await waitFor(() => expect(buttons()).not.toEqual([]))
  for (const button of buttons()) {
    await userEvent.click(button)
    await waitFor(() => expect(document.activeElement?.role).toBe('menu'))
    if (screen.queryByRole('menuitem', { name: 'Report' })) break
    await userEvent.keyboard('{Escape}')
  }
  await userEvent.keyboard('repo{Enter}')
  return dialog()
}

async function send(words = '', reason: string | undefined = 'Spam or advertising') {
  const form = within(await dialog())
  if (reason) fireEvent.click(form.getByRole('radio', { name: reason }))
  fireEvent.input(form.getByRole('textbox', { name: /^Details/ }), { target: { value: words } })
  fireEvent.click(form.getByRole('button', { name: 'Send report' }))
}

const openPostReport = () => openReport('/mypage', 'article', /^More actions$/)

const kinds = [
  [
    'post',
    () => '/mypage',
    'article',
    /^More actions$/,
    /^Report post: .*\nhttp.*\/(post\/|@.*post=)\d+\n\w/s,
  ],
  [
    'comment',
    () => '/mypage',
    'article li',
    /^Actions for this comment/,
    /^Report comment: .*\nhttp.*#comment-\d+\n\w/s,
  ],
  [
    'message',
    () => `/messages?with=${idOf(mock, 'bruno')}`,
    '[role=log]',
    /^More actions/,
    /^Report message: .*\nhttp.*\/messages\?with=[\w-]+\nBruno.* #\d+\n/s,
  ],
  [
    'person',
    () => '/@bruno.carvalho',
    'main',
    /^Connected/,
    /^Report this person: .*\nhttp.*\/@bruno.carvalho\nBruno.* @bruno.carvalho/s,
  ],
] as const

// Covers UX-66
test.each(kinds)(
  'a report of a %s is one contact call with its address',
  async (kind, address, elements, menu, text) => {
    const opened = await openReport(address(), elements, menu)
    await expectAccessible(opened)
    await send('  It sells shoes.  ')
    await screen.findByRole('dialog', { name: 'Report sent. Thank you!' })
    const { contactType, content } = Object(mock.onlyRequest('createContact').body)
    expect(contactType).toBe(4)
    expect(content).toMatch(text)
    expect(content).toContain('Spam or advertising')
    expect(content).toContain('\n\nIt sells shoes.\n')
    // The quote tells the operators what they may not be able to open.
    expect(/\n> \S/.test(content)).toBe(kind !== 'person')
  },
)

// Covers UX-66
test('a report without a reason is not sent, and a failing call keeps its words', async () => {
  await openPostReport()
  await send('It sells shoes.', '')
  await screen.findByText('Choose a reason.')
  expect(mock.requests('createContact')).toEqual([])

  mock.fault({ operation: 'createContact', json: false, times: 1 })
  await send('It sells shoes.')
  await screen.findByText('This message was not sent')
  const form = within(await dialog())
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Details/ }).value).toBe('It sells shoes.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Report' })
  await userEvent.keyboard('repo{Enter}')
  const again = within(await dialog())
  await waitFor(() =>
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Details/ }).value).toBe(
      'It sells shoes.',
    ),
  )
  fireEvent.click(again.getByRole('button', { name: 'Send report' }))
  await screen.findByRole('dialog', { name: 'Report sent. Thank you!' })
})

// Covers UX-66
test.each([
  ['Hide post', 'Post hidden'],
  [/^Mute /, / is muted$/],
])('after a report, %s does so', async (name, toast) => {
  await openPostReport()
  await send()
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText(toast)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Covers UX-66
test('without the plugin of the contact call, nothing can be reported', async () => {
  await openProduct('/mypage', { plugins: [posts], as: 'ana' })
  const [button] = await screen.findAllByRole('button', { name: 'More actions' })
  if (button) await userEvent.click(button)
  await screen.findByRole('menuitem', { name: 'Save for later' })
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull()
})

// Covers UX-66
test.each([
  ['https://example.org/report', 'https://example.org/report'],
  ['mailto:help@example.org', 'mailto:help@example.org?body=https%3A%2F%2Froda.example%2F%40bruno.carvalho'],
  ['mailto:help@example.org?subject=Report', /subject=Report&body=/],
  ['', undefined],
])('visitors report a public page at the address of the deployment: %s', async (report, href) => {
  const settings = { help: { report }, publicUrl: 'https://roda.example' }
  await openProduct('/@bruno.carvalho', { plugins, settings })
  await screen.findByRole('heading', { name: 'Posts' })
  const link = () => screen.queryByRole('link', { name: 'Report it' })?.getAttribute('href')
  if (href === undefined) expect(link()).toBeUndefined()
  else await waitFor(() => expect(link()).toMatch(href))
})
