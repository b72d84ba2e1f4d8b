import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, solveCaptcha, test } from './support/fixtures'

/** A remote plugin, because it also works on pages that the build has rendered. It knows slots only by their ids. */
const clubs = `
import { definePlugin, fill, slot } from '@roda/kernel'
import { Button, Dialog, Field, Input } from '@roda/kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

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
const Note = ({ post }) => jsx('p', { children: 'Below a post of ' + (post.author.name || 'somebody') })
function Report({ post, onDone }) {
  return jsx(Dialog, { isOpen: true, title: 'Report this post', onClose: onDone, children:
    jsx(Button, { onClick: onDone, children: 'Report ' + (post.author.name || 'somebody') }) })
}
const Answer = ({ onInsert }) => jsx(Button, { variant: 'soft', onClick: () => onInsert('See you there!'), children: 'Answer' })
const Broken = () => { throw new Error('broken contribution') }

const add = (id, Component, rest) =>
  fill(slot(id), { id: 'clubs/' + id.split('/')[1] + (rest?.name ?? ''), hasServerState: false,
    load: async () => ({ default: Component }), ...rest })
const label = { namespace: 'clubs', key: 'reportPost' }

export default definePlugin({
  id: 'clubs',
  apiVersion: '1.0',
  fills: [
    add('accounts/registration.fields', ClubField),
    add('posts/post.footer', Note),
    add('posts/post.footer', Broken, { name: '-broken' }),
    add('posts/post.actions', Report, { label }),
    add('messaging/composer.tools', Answer),
  ],
})`

async function addPlugin(page: Page, settings: object = {}): Promise<void> {
  const url = '/remotes/clubs.js'
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/javascript', body: clubs }))
  const integrity = `sha384-${createHash('sha384').update(clubs).digest('base64')}`
  await serveConfig(page, { remotes: [{ id: 'clubs', url, integrity }], ...settings })
}

test('a plugin adds a field to the registration, which keeps the captcha', {
  tag: ['@EXT-01', '@both'],
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

test('a plugin adds a note below posts and an item to their menus', { tag: '@EXT-01' }, async ({
  page,
  mock,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/broken contribution/)
  await mock.login(page)
  await addPlugin(page)
  await page.goto('/mypage')
  const post = page.getByRole('article').first()
  await expect(post.getByText(/^Below a post of/)).toBeVisible()
  await post.getByRole('button', { name: 'More actions' }).press('Enter')
  const item = page.getByRole('menuitem', { name: 'Report post' })
  await expect(item).toBeVisible()
  await expectAccessible()
  await page.keyboard.type('rep')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: /^Report / }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(post).toBeVisible()
})

test('a plugin adds a tool to the chat that inserts a text', { tag: '@EXT-01' }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.login(page)
  await addPlugin(page)
  await page.goto('/messages')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Answer' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Message' })
  await expect(field).toHaveValue('See you there!')
  await expect(field).toBeFocused()
  await expectAccessible()
})

test('diagnostics show what a slot takes and who fills it', { tag: '@EXT-01' }, async ({ page, mock }) => {
  await mock.login(page)
  await addPlugin(page, { diagnostics: true })
  await page.goto('/__plugins')
  const slots = page.getByRole('region', { name: 'Slots and their entries' })
  await expect(slots.getByRole('listitem').filter({ hasText: 'clubs/post.actions' })).toContainText(
    'menu item',
  )
  await expect(slots.getByRole('heading', { name: 'courses/lesson.sections' })).toBeVisible()
})
