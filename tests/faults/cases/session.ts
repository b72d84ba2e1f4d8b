import { solveCaptcha } from '../../browser/support/fixtures'
import { waitForLateCode } from '../../browser/support/late-code'
import { fillInLogin, logIn } from '../../browser/support/login-form'
import type { FaultCase } from '../fault-case'

const articles = (page: Parameters<FaultCase['success']>[0]) => page.getByRole('feed').getByRole('article')
const imageFallback = { silent: 'a default picture or initials replace it' } as const
const textFallback = { silent: 'the built-in texts replace it' } as const

export const sessionCases: readonly FaultCase[] = [
  {
    operation: 'login',
    path: '/user/login',
    prepare: ({ page }) => fillInLogin(page),
    beforeEachSend: ({ page }) => solveCaptcha(page),
    send: (page) => page.getByRole('button', { name: 'Log in' }),
    enter: (page) => page.getByLabel(/^Password/),
    typedTexts: (page) => [
      [page.getByLabel('Email'), 'ana@roda.example'],
      [page.getByLabel(/^Password/), 'roda-demo'],
    ],
    success: articles,
    // Every refused login shows the same message, so that nobody can find out which accounts exist.
    exceptions: Object.fromEntries(
      ['400', '401', '403', '404'].map((name) => [name, { message: 'don’t match' }]),
    ),
  },
  {
    operation: 'retryLogin',
    account: 'ana',
    path: '/mypage',
    retry: async ({ page }) => {
      const again = page.getByRole('button', { name: 'Try again' })
      const login = page.getByRole('button', { name: 'Log in' })
      await again.or(login).first().waitFor()
      if (await again.isVisible()) return again.click()
      await login.click()
      return logIn(page)
    },
    success: articles,
    exceptions: {
      '401': { message: 'Your session has ended' },
      all: { message: 'We couldn’t restore your session' },
    },
  },
  {
    operation: 'addLoggedTime',
    account: 'ana',
    path: async ({ page }) => {
      await page.clock.install()
      return '/mypage'
    },
    act: async ({ page }) => {
      await articles(page).first().waitFor()
      await waitForLateCode(page)
      await page.clock.fastForward(31_000)
    },
    success: articles,
    exceptions: { all: { silent: 'a background report, repeated every 30 s' } },
  },
  {
    operation: 'getTranslations',
    storage: { language: 'pt-BR' },
    path: '/user/login',
    retry: ({ page }) => page.reload(),
    success: (page) => page.getByRole('heading', { level: 1, name: 'Entrar' }),
    allowedErrors: /assets\/i18n/,
    exceptions: { all: textFallback },
  },
  {
    operation: 'getPostImage',
    account: 'ana',
    path: '/mypage',
    retry: ({ page }) => page.reload(),
    success: (page) => page.getByRole('main').locator('article img'),
    exceptions: { all: imageFallback },
  },
  {
    operation: 'getProfileImage',
    path: '/@ana.martins',
    retry: ({ page }) => page.reload(),
    success: (page) => page.getByRole('main').locator('img[src*="/profile/images/"]'),
    exceptions: { all: imageFallback },
  },
]
