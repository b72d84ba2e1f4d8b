import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import type { Language } from '../../core/config/languages'
import { $settings, defaultSettings } from '../../core/config/settings'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { LanguageMenu } from './language-menu'

async function menuWith(offered: readonly Language[]) {
  const language = { ...defaultSettings.language, offered: [...offered] }
  const scope = fork({ values: [[$settings, { ...defaultSettings, language }]] })
  await allSettled(textsLoaded, { scope, params: { kernel: en } })
  const { unmount } = render(
    <Provider value={scope}>
      <LanguageMenu />
    </Provider>,
  )
  const isThere = screen.queryByRole('button', { name: /^Language/ }) !== null
  unmount()
  return isThere
}

// Covers KRN-NAV-01
test('the language menu is absent when fewer than two languages are offered', async () => {
  expect(await menuWith(['en', 'es'])).toBe(true)
  expect(await menuWith(['es'])).toBe(false)
  expect(await menuWith([])).toBe(false)
})
