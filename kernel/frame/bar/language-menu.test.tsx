import { expect, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import type { Language } from '../../core/config/languages'
import { $settings, defaultSettings } from '../../core/config/settings'
import { textsLoaded } from '../../core/i18n/i18n'
import { rawTabStorage } from '../../core/storage/safe-storage'
import { keepEarlyInput, restoreEarlyFocus } from '../../kit/parts/forms/early-input'
import en from '../../locales/en'
import { LanguageMenu } from './language-menu'

async function renderMenu(offered: readonly Language[]) {
  const language = { ...defaultSettings.language, offered: [...offered] }
  const scope = fork({ values: [[$settings, { ...defaultSettings, language }]] })
  await allSettled(textsLoaded, { scope, params: { kernel: en } })
  return render(
    <Provider value={scope}>
      <LanguageMenu />
    </Provider>,
  )
}

async function menuWith(offered: readonly Language[]) {
  const { unmount } = await renderMenu(offered)
  const isThere = screen.queryByRole('button', { name: /^Language/ }) !== null
  unmount()
  return isThere
}

// Covers KRN-I18N-01, KRN-I18N-02
test('the language menu names each language natively and stores the choice', async () => {
  await renderMenu(defaultSettings.language.offered)
  await userEvent.click(screen.getByRole('button', { name: /^Language/ }))
  const items = await screen.findAllByRole('menuitemradio')
  expect(items.map((item) => item.textContent)).toEqual([
    'English',
    'Español',
    'Português (BR)',
    'Português (PT)',
  ])
  // By keyboard: happy-dom loses a click right after the one that opened the menu.
  await userEvent.keyboard('esp{Enter}')
  await waitFor(() => expect(localStorage.getItem('language')).toBe('es'))
})

// Covers KRN-NAV-01
test('the language menu is absent when fewer than two languages are offered', async () => {
  expect(await menuWith(['en', 'es'])).toBe(true)
  expect(await menuWith(['es'])).toBe(false)
  expect(await menuWith([])).toBe(false)
})

// Covers KRN-I18N-02, FLT-127
test('after the reload the menu gets the focus, unless a field already has it', async () => {
  const field = Object.assign(document.createElement('input'), { name: '["login"]' })
  document.body.append(field)
  rawTabStorage.set('language-chosen', 'true')
  const first = await renderMenu(['en', 'es'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Language/ }))
  first.unmount()

  field.focus()
  const second = await renderMenu(['en', 'es'])
  expect(document.activeElement).toBe(field)
  expect(rawTabStorage.get('language-chosen')).toBeNull()
  second.unmount()

  // The field had the focus when the app replaced the rendered page.
  rawTabStorage.set('language-chosen', 'true')
  field.focus()
  keepEarlyInput(document.body)
  field.blur()
  const third = await renderMenu(['en', 'es'])
  expect(document.activeElement).toBe(document.body)
  restoreEarlyFocus(document)
  expect(document.activeElement).toBe(field)
  third.unmount()
  field.remove()
})
