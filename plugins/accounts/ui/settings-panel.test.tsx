import { profileRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  allowConsoleErrors,
  descriptionOf,
  fakeClock,
  field,
  fillIn,
  reload,
  renderRoute,
  startMockServer,
} from '@tests/kit'
import accounts from '../plugin'

const mock = startMockServer()

const key = `nsec1${'k'.repeat(60)}`
const load = () => renderRoute(profileRoute, { plugins: [accounts], query: { panel: 'settings' }, as: 'ana' })
const minutes = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Session length/ })
async function open() {
  await load()
  await minutes()
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }))

// Covers ACC-PROF-06
test('account settings load and save timeout, public profile and Nostr key', async () => {
  await open()
  expect((await minutes()).value).toBe('120')
  const isPublic = screen.getByRole<HTMLInputElement>('switch', { name: 'Public profile' })
  expect(isPublic.checked).toBe(true)
  fireEvent.input(await minutes(), { target: { value: '45' } })
  fireEvent.click(isPublic)
  fillIn('Nostr key', key)
  save()
  expect(await screen.findAllByText('Settings saved')).not.toEqual([])
  const request = mock.onlyRequest('updateSettings')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/updateSettings',
    headers: { authorization: true },
  })
  expect(request.body).toEqual({ timeout: 45, publicProfile: false, nostrPK: key })

  await reload()
  expect((await minutes()).value).toBe('45')
  expect(field('Nostr key').value).toBe(key)
})

// Covers FLT-126
test('neither password managers nor fillers of codes touch the Nostr key', async () => {
  await open()
  // Browsers fill in and store passwords in fields of the type `password`, whatever their `autocomplete` says.
  expect([field('Nostr key').type, field('Nostr key').autocomplete]).toEqual(['text', 'off'])
})

// Covers ACC-PROF-06
test('the account settings refuse a Nostr key of over 65 characters', async () => {
  await open()
  fillIn('Nostr key', `${key}k`)
  save()
  await waitFor(() => expect(document.activeElement).toBe(field('Nostr key')))
  await waitFor(() => expect(descriptionOf(field('Nostr key'))).toMatch(/up to 65 characters\.$/))
  expect(mock.requests('updateSettings')).toEqual([])
})

// Covers ACC-PROF-06, FLT-163
test('the account settings keep the input when saving fails', async () => {
  mock.fault({ operation: 'updateSettings', status: 500 })
  await open()
  fillIn('Nostr key', key)
  save()
  expect(await screen.findAllByText('We don’t know if your settings were saved')).not.toEqual([])
  expect(field('Nostr key').value).toBe(key)
})

// Covers ACC-PROF-06, FLT-01
test('the account settings keep what another tab has saved, except in edited fields', async () => {
  const { advance } = fakeClock()
  await open()
  fireEvent.input(await minutes(), { target: { value: '45' } })
  const ana = mock.state.people.find(({ email }) => email === 'ana@roda.example')
  if (!ana) throw new Error('There is no Ana.')
  Object.assign(ana.settings, { timeout: 60, publicProfile: false, nostrPK: key })
  await advance(60_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(field('Nostr key').value).toBe(key))
  expect((await minutes()).value).toBe('45')
  save()
  await waitFor(() => expect(mock.requests('updateSettings')).toHaveLength(1))
  expect(mock.onlyRequest('updateSettings').body).toEqual({ timeout: 45, publicProfile: false, nostrPK: key })
})

// Covers ACC-PROF-06
test('the account settings offer a retry when loading fails', async () => {
  allowConsoleErrors(/forbidden \(403\)/)
  mock.fault({ operation: 'getSettings', status: 403 })
  await load()
  expect((await screen.findByRole('alert')).textContent).toContain('don’t have permission')
  mock.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await minutes()).toBeTruthy()
  expect(field('Nostr key')).toBeTruthy()
})

// Covers ACC-PROF-06
test('the account settings keep what is typed while a save is pending', async () => {
  const release = mock.hold('updateSettings')
  await open()
  fireEvent.click(screen.getByRole('switch', { name: 'Public profile' }))
  save()
  await waitFor(() => expect(mock.onlyRequest('updateSettings')).toBeTruthy())
  fireEvent.input(await minutes(), { target: { value: '45' } })
  release()
  expect(await screen.findAllByText('Settings saved')).not.toEqual([])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save', busy: true })).toBeNull())
  expect((await minutes()).value).toBe('45')
})

// Covers ACC-PROF-06
test('discarding a draft of the account settings moves the focus to the first field', async () => {
  await open()
  fireEvent.input(await minutes(), { target: { value: '45' } })
  fireEvent.blur(await minutes())
  await waitFor(() => expect(Object.keys({ ...localStorage }).join()).toContain('draft:accounts/settings'))
  await reload()
  const discard = await screen.findByRole('button', { name: 'Discard' })
  discard.focus()
  fireEvent.click(discard)
  await waitFor(async () => expect((await minutes()).value).toBe('120'))
  expect(document.activeElement).toBe(await minutes())
})

// Covers ACC-PROF-06
test('the account settings are saved before they are read again', async () => {
  await open()
  fillIn('Nostr key', ` ${key}`)
  const releaseSave = mock.hold('updateSettings')
  save()
  await waitFor(() => expect(mock.onlyRequest('updateSettings')).toBeTruthy())
  const release = mock.hold('getSettings')
  releaseSave()
  await waitFor(() => expect(field('Nostr key').value).toBe(key))
  release()
})
