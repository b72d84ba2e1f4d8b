import { profileRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  descriptionOf,
  field,
  fillIn,
  reload,
  renderRoute,
  startMockServer,
  storeElsewhere,
} from '@tests/kit'
import accounts from '../plugin'

const mock = startMockServer()

const title = () => screen.findByRole('heading', { level: 2, name: 'Personal data' })
async function open() {
  await renderRoute(profileRoute, { plugins: [accounts], query: { panel: 'personal-data' }, as: 'ana' })
  await title()
  await screen.findByLabelText(/^Name/)
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }))
const blur = (label: string) => fireEvent.blur(field(label))
const seeText = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])
const seeFocus = (label: string) => waitFor(() => expect(document.activeElement).toBe(field(label)))
const seeError = (label: string, error: RegExp) =>
  waitFor(() => expect(descriptionOf(field(label))).toMatch(error))
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

// Covers ACC-PROF-04
test('the profile saves name, e-mail and username; the menu shows the name', async () => {
  await open()
  expect(['Name', 'Email', 'Username'].map((label) => field(label).value)).toEqual([
    'Ana Martins',
    'ana@roda.example',
    'ana.martins',
  ])
  fillIn('Name', '  Ana Lúcia Martins ')
  fillIn('Email', 'ana.lucia@roda.example')
  fillIn('Username', 'ana.lucia')
  blur('Username')
  await seeText('This username is available.')
  save()
  await seeText('Changes saved')

  const request = mock.onlyRequest('updateUser')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/update',
    headers: { authorization: true, 'content-type': 'application/json' },
  })
  expect(request.body).toEqual({
    name: 'Ana Lúcia Martins',
    email: 'ana.lucia@roda.example',
    login: 'ana.lucia',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  expect(await screen.findByText('Hello, Ana Lúcia Martins')).toBeTruthy()
})

// Covers ACC-PROF-04
test('the profile marks each invalid field and sends nothing', async () => {
  await open()
  fillIn('Name', 'Ana')
  fillIn('Email', 'nobody')
  fillIn('Username', 'abc')
  save()
  await seeFocus('Name')
  await seeError('Name', /at least 4 characters/)
  await seeError('Email', /complete email address/)
  await seeError('Username', /4 to 64 characters/)
  expect(mock.requests('updateUser')).toEqual([])
})

// Covers ACC-PROF-04
test('the profile marks a username as taken unless it is the member’s own', async () => {
  await open()
  fillIn('Username', 'bruno.carvalho')
  blur('Username')
  await seeError('Username', /This username is taken/)
  save()
  await seeFocus('Username')

  fillIn('Username', 'Ana.Martins')
  blur('Username')
  expect(screen.queryByText(/^Checking/)).toBeNull()
  await waitFor(() => expect(isInvalid('Username')).toBe(false))
  save()
  await seeText('Changes saved')
  const request = mock.onlyRequest('checkLogin')
  expect([request.query, request.headers.authorization]).toEqual([{ login: 'bruno.carvalho' }, true])
})

// Covers ACC-PROF-04
test('the profile marks a field that the server refuses, and keeps its text', async () => {
  // The availability check fails, so only saving can report that the username is taken.
  mock.fault({ operation: 'checkLogin', status: 500 })
  await open()
  fillIn('Username', 'bruno.carvalho')
  blur('Username')
  await seeText(/^We couldn’t check availability\./)
  save()
  await seeText('Error updating user data')
  await seeFocus('Username')
  await seeError('Username', /server didn’t accept this/)
  expect(field('Username').value).toBe('bruno.carvalho')
})

test('the profile is sent once on a double click', async () => {
  const release = mock.hold('updateUser')
  await open()
  save()
  save()
  await waitFor(() => expect(mock.onlyRequest('updateUser')).toBeTruthy())
  save()
  release()
  await seeText('Changes saved')
  expect(mock.onlyRequest('updateUser')).toBeTruthy()
})

// Covers ACC-PROF-04
test('the profile keeps typed text when a 401 response ends the session', async () => {
  mock.setScenarios('no-captcha')
  mock.fault({ operation: 'updateUser', status: 401 })
  await open()
  fillIn('Name', 'Ana Lúcia')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Ana Lúcia'))
  save()
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fillIn('Email', 'ana@roda.example')
  fillIn('Password', 'roda-demo')
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
  await title()
  expect(`${location.pathname}${location.search}`).toBe('/user/profile')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ana Lúcia')
  await seeText(/It isn’t saved yet\./)
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field('Name').value).toBe('Ana Martins')
  expect(screen.queryByText(/It isn’t saved yet\./)).toBeNull()
  await reload()
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ana Martins')
})

// Covers ACC-PROF-04
test('the profile ignores a server answer with fields of the wrong type', async () => {
  mock.fault({ operation: 'updateUser', body: 'wrong-types' })
  await open()
  fillIn('Name', 'Ana Lúcia')
  save()
  await seeText('Changes saved')
  fireEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  await seeText('Hello, Ana Lúcia')
  expect(field('Username').value).toBe('ana.martins')
})

// Covers ACC-PROF-04, FLT-01
test('the profile keeps what is typed while a save is pending', async () => {
  const release = mock.hold('updateUser')
  await open()
  fillIn('Name', ' Ana Lúcia ')
  save()
  await waitFor(() => expect(mock.onlyRequest('updateUser')).toBeTruthy())
  fillIn('Email', 'ana.lucia@roda.example')
  release()
  await seeText('Changes saved')
  await waitFor(() => expect(field('Name').value).toBe('Ana Lúcia'))
  expect(field('Email').value).toBe('ana.lucia@roda.example')

  await reload()
  expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe('ana.lucia@roda.example')
  await seeText(/It isn’t saved yet\./)
})

// Covers ACC-PROF-04, FLT-01
test('the profile shows and keeps what another tab has saved, except in edited fields', async () => {
  await open()
  fillIn('Name', 'Ana Lúcia')
  save()
  await seeText('Changes saved')
  // What this tab tells others, another one tells this tab.
  const [key = '', told = ''] =
    Object.entries(localStorage).find(([, value]) => value.includes('Ana Lúcia')) ?? []
  expect(JSON.parse(told)).toMatchObject({ name: 'Ana Lúcia', email: 'ana@roda.example' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save', busy: true })).toBeNull())
  fillIn('Name', 'Ana edits')
  const elsewhere = { name: 'Ana elsewhere', email: 'ana.elsewhere@roda.example' }
  Object.assign(mock.state.people.find(({ email }) => email === 'ana@roda.example') ?? {}, elsewhere)
  const newValue = JSON.stringify(elsewhere)
  storeElsewhere(key, newValue)
  await waitFor(() => expect(field('Email').value).toBe('ana.elsewhere@roda.example'))
  expect(field('Name').value).toBe('Ana edits')
  save()
  await waitFor(() => expect(mock.requests('updateUser')).toHaveLength(2))
  expect(mock.requests('updateUser')[1]?.body).toEqual({
    name: 'Ana edits',
    email: 'ana.elsewhere@roda.example',
    login: 'ana.martins',
  })
})
