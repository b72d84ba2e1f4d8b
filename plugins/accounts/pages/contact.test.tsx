import { definePlugin, hrefOf, myPageRoute, navigate, page, profileRoute, settingsRoute } from '@kernel'
import { beforeEach, expect, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, reload, renderRoute, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'
import { contactRoute } from '../contract'
import accounts from '../plugin'

const mock = startMockServer()
/** Stands in for the plugin of the settings. */
const preferences = definePlugin({
  id: 'preferences',
  routes: [page(settingsRoute, { load: async () => ({ default: () => <h1>Settings</h1> }) })],
})
const plugins = [accounts, preferences]

const text = 'A dark theme would be kind.'
const open = (as: string | undefined = 'ana') => renderRoute(contactRoute, { plugins, as })
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
const type = () => screen.findByLabelText<HTMLSelectElement>(/^What is it about/)
const write = async (value: string) => fireEvent.input(await message(), { target: { value } })
const choose = async (value: string) => fireEvent.change(await type(), { target: { value } })
const press = (role: string, name: string) =>
  waitFor(() => void fireEvent.click(screen.getByRole(role, { name })))
const send = () => press('button', 'Send')
const seeAddress = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const seeToast = async (sentence: string | RegExp) => {
  const toasts = await screen.findByRole('region', { name: /^Notifications/ })
  expect(await within(toasts).findAllByText(sentence)).not.toEqual([])
}
const draftKeys = () => Object.keys(localStorage).filter((key) => key.includes(':draft:'))
const seeDrafts = (count: number) => waitFor(() => expect(draftKeys()).toHaveLength(count))

beforeEach(() => mock.setScenarios('no-captcha'))

// Covers ACC-CONT-01, ACC-CONT-02
test('the contact form sends a message to the operator and opens my page', async () => {
  await renderRoute(myPageRoute, { plugins, as: 'ana' })
  await press('link', 'Contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  expect(location.pathname).toBe(contactRoute.path)
  await expectAccessible()
  const options = within(await type()).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Question', 'Suggestion', 'Praise', 'Other'])
  await choose('praise')
  await write(`  ${text}  `)
  await send()
  await seeToast(/^Message sent/)
  expect(location.pathname).toBe(myPageRoute.path)
  expect(mock.onlyRequest('createContact').body).toMatchObject({ contactType: 3, content: text })
})

test('the contact screen links to what people find faster, without plugins that are off', async () => {
  await open()
  const faster = within(await screen.findByRole('complementary', { name: 'You may find it here' }))
  expect(faster.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/profile?panel=password',
    '/settings?panel=data',
  ])
})

// Covers ACC-CONT-02
test('the contact form does not navigate after the person left the screen', async () => {
  const release = mock.hold('createContact')
  const scope = await open()
  await write(text)
  await send()
  await waitFor(() => expect(mock.requests('createContact')).toHaveLength(1))
  act(() => scopeBind(navigate, { scope })({ to: hrefOf(profileRoute) }))
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  release()
  await seeToast(/^Message sent/)
  expect(location.pathname).toBe(profileRoute.path)
})

// Covers ACC-CONT-01
test('the contact form marks an empty message and a missing captcha', async () => {
  mock.setScenarios()
  await open()
  await write('   ')
  await send()
  await screen.findByRole('group', { name: 'Check these 2 fields' })
  const field = await message()
  expect(document.activeElement).toBe(field)
  const description = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(description?.parentElement?.textContent).toContain('Write a message.')
  await write(text)
  await send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')))
  expect(mock.requests('createContact')).toEqual([])
})

// Covers ACC-CONT-02
test('the contact form keeps its text over a reload and is empty once sent', async () => {
  await open()
  await choose('praise')
  await write(text)
  await seeDrafts(1)
  await reload()
  await waitFor(async () => expect((await message()).value).toBe(text))
  expect((await type()).value).toBe('praise')
  await send()
  await seeAddress(myPageRoute.path)
  cleanup()
  await open()
  expect((await message()).value).toBe('')
})

// Covers KRN-AUTH-06
test('logout deletes an unsent message of the contact form', async () => {
  await open()
  await write(text)
  await seeDrafts(1)
  await press('button', 'Account menu')
  await press('menuitem', 'Log out')
  await press('button', 'Log out anyway')
  await seeAddress('/')
  await seeDrafts(0)
})

// Covers ACC-CONT-01
test('the contact screen redirects visitors', async () => {
  await renderRoute(contactRoute, { plugins })
  await seeAddress('/')
})

// Covers ACC-CONT-02
test('the contact form keeps its text when the server answers false', async () => {
  mock.fault({ operation: 'createContact', json: false, times: 1 })
  await open()
  await choose('suggestion')
  await write(text)
  await send()
  await seeToast('Your message couldn’t be sent.')
  expect(await screen.findByText('This message was not sent')).toBeTruthy()
  // This deployment has no captcha, so the person has nothing to confirm.
  expect(screen.getByText('Your message is still here. Try again.')).toBeTruthy()
  expect((await type()).value).toBe('suggestion')
  expect((await message()).value).toBe(text)
  await send()
  await seeAddress(myPageRoute.path)
})
