import { definePlugin, fill, slot } from '@kernel'
import { followInstallPrompt } from '@kernel/frame/device/install'
import preferences from '@plugins/preferences/plugin'
import search from '@plugins/search/plugin'
import { expect, rs, test } from '@rstest/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { manifests } from '../plugin-combinations/open-screens'

startMockServer()

// Covers UX-44
test('the settings show the install button until it was used', async () => {
  const scope = await openProduct('/settings', {
    plugins: [preferences],
    as: 'ana',
    settings: { brand: { name: 'Sala' } },
  })
  followInstallPrompt(scope)
  expect(await screen.findByRole('region', { name: 'Appearance' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull()

  const prompt = rs.fn(async () => undefined)
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))
  expect(await screen.findByText(/Install Sala on this device/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Install app' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await expect.poll(() => screen.queryByRole('button', { name: 'Install app' })).toBeNull()
})

// Covers EXT-01, UX-06
test('a plugin that knows only the id of the slot adds a section, which the search finds', async () => {
  const clubs = definePlugin({
    id: 'clubs',
    fills: [
      fill(slot<object, 'section'>('preferences/sections'), {
        id: 'clubs/bells',
        label: { namespace: 'clubs', key: 'bells' },
        load: async () => ({ default: () => <p>It rings</p> }),
      }),
    ],
  })
  await openProduct('/settings', { plugins: [preferences, search, clubs], as: 'ana' })
  const section = await screen.findByRole('region', { name: 'Bells' })
  expect(await within(section).findByText('It rings')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Search or jump to…' }))
  fireEvent.input(await screen.findByRole('combobox', { name: 'Search' }), { target: { value: 'bells' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Bells' }))
  await expect.poll(() => document.activeElement).toBe(section)
})

// Covers PLG-03
test('without preferences, nothing leads to the settings', async () => {
  await openProduct('/mypage', {
    plugins: manifests,
    as: 'ana',
    settings: { plugins: { preferences: false } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  // The themes stay, because they are chosen in the menu itself.
  expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Settings' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await screen.findByRole('dialog', { name: 'Notifications' })
  expect(document.querySelector('a[href^="/settings"]')).toBeNull()
})
