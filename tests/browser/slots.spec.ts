import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, solveCaptcha, test } from './support/fixtures'

/** A remote plugin, because it also works on pages that the build has rendered. It knows slots only by their ids. */
const clubs = `
import { definePlugin, fill, slot } from '@roda/kernel'
import { Field, Input } from '@roda/kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { jsx } from 'react/jsx-runtime'

function ClubField({ register }) {
  const [club, setClub] = useState('')
  const [error, setError] = useState()
  const root = useRef(null)
  useEffect(() => register({
    onSubmit() {
      if (club) return true
      setError('Enter the number of your club.')
      root.current.querySelector('input').focus()
      return false
    },
    onSaved: (account) => { globalThis.joined = { ...account, club } },
  }), [register, club])
  return jsx('div', { ref: root, children: jsx(Field, { label: 'Club number', error, children:
    jsx(Input, { value: club, onChange: (event) => setClub(event.target.value) }) }) })
}

export default definePlugin({
  id: 'clubs',
  apiVersion: '1.0',
  fills: [
    fill(slot('accounts/registration.fields'), {
      id: 'clubs/registration.fields',
      hasServerState: false,
      load: async () => ({ default: ClubField }),
    }),
  ],
})`

async function addPlugin(page: Page): Promise<void> {
  const url = '/remotes/clubs.js'
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/javascript', body: clubs }))
  const integrity = `sha384-${createHash('sha384').update(clubs).digest('base64')}`
  await serveConfig(page, { remotes: [{ id: 'clubs', url, integrity }] })
}

test('a plugin adds a field to the registration, which keeps the captcha', {
  tag: '@EXT-01',
}, async ({ page, mock, expectAccessible }) => {
  await addPlugin(page)
  await page.goto('/user/register')
  const club = page.getByLabel('Club number')
  await expect(club).toBeVisible()
  for (const [label, text] of [
    ['Name', 'Marta Silva'],
    ['Username', 'marta.silva'],
    ['Email', 'marta@example.org'],
    ['Password', 'correct horse battery'],
    ['Confirm password', 'correct horse battery'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}\\*?$`)).fill(text)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await expect(club).toBeFocused()
  await expect(club).toHaveAccessibleDescription(/Enter the number of your club/)
  await expect(page.getByRole('checkbox', { name: 'I’m not a robot' })).toBeChecked()
  await expectAccessible()
  expect(await mock.requests('register')).toEqual([])

  await page.keyboard.type('4711')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'joined'))).toEqual({
    name: 'Marta Silva',
    login: 'marta.silva',
    email: 'marta@example.org',
    club: '4711',
  })
})
