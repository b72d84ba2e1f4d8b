import { solveCaptcha } from '../../browser/support/fixtures'
import { fillInLogin, logIn } from '../../browser/support/login-form'
import type { FaultCase } from '../fault-case'

const articles = (page: Parameters<FaultCase['done']>[0]) => page.getByRole('feed').getByRole('article')
const standIn = { silent: 'a default picture, or the initials of a name, stand in for it' } as const
const words = { silent: 'English, or the words that come with the scripts, stand in' } as const

export const sessionCases: readonly FaultCase[] = [
  {
    operation: 'login',
    path: '/user/login',
    ready: ({ page }) => fillInLogin(page),
    first: ({ page }) => solveCaptcha(page),
    send: (page) => page.getByRole('button', { name: 'Log in' }),
    enter: (page) => page.getByLabel(/^Password/),
    typed: (page) => [
      [page.getByLabel('E-mail'), 'ana@roda.example'],
      [page.getByLabel(/^Password/), 'roda-demo'],
    ],
    done: articles,
    // The server's no to credentials is the same to whoever tries some, whatever its reason.
    but: { refusal: { says: 'do not match' } },
  },
  {
    operation: 'retryLogin',
    as: 'ana',
    path: '/mypage',
    again: async ({ page }) => {
      const again = page.getByRole('button', { name: 'Try again' })
      const login = page.getByRole('button', { name: 'Log in' })
      await again.or(login).first().waitFor()
      if (await again.isVisible()) return again.click()
      await login.click()
      return logIn(page)
    },
    done: articles,
    but: {
      refusal: { says: 'Your session has ended' },
      all: { says: 'We could not take up your session again' },
    },
  },
  {
    operation: 'addLoggedTime',
    as: 'ana',
    path: async ({ page }) => {
      await page.clock.install()
      return '/mypage'
    },
    act: async ({ page }) => {
      await articles(page).first().waitFor()
      await page.clock.fastForward(31_000)
    },
    done: articles,
    but: { all: { silent: 'it is reported every half minute, and nobody has asked for it' } },
  },
  {
    operation: 'getTranslations',
    stored: { language: 'pt-BR' },
    path: '/user/login',
    again: ({ page }) => page.reload(),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Entrar' }),
    reports: /assets\/i18n/,
    but: { all: words },
  },
  {
    operation: 'getPostImage',
    as: 'ana',
    path: '/mypage',
    again: ({ page }) => page.reload(),
    done: (page) => page.getByRole('main').locator('article img'),
    but: { all: standIn },
  },
  {
    operation: 'getProfileImage',
    path: '/@ana.martins',
    again: ({ page }) => page.reload(),
    done: (page) => page.getByRole('main').locator('img[src*="/profile/images/"]'),
    but: { all: standIn },
  },
]
