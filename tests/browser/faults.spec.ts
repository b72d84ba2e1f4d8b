import { faults, tryEach } from './fault-table'
import { expect, solveCaptcha, test } from './fixtures'

test('the feed and whatever can go wrong: a sentence, and trying again works @desk', async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await tryEach({ page, mock }, 'getFeed', faults, {
    isAskedTwice: true,
    act: async ({ name }) => {
      if (name === faults[0][0]) await page.goto('/mypage')
      else await page.getByRole('button', { name: 'Try again' }).click()
    },
    see: ({ sentence, patience }) => expect(page.getByRole('alert')).toContainText(sentence, patience),
    after: async () => {
      await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
    },
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('login and whatever can go wrong: a sentence, nothing typed is lost, and trying again works @phone', async ({
  page,
  mock,
}) => {
  const logIn = async () => {
    await solveCaptcha(page)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await page.goto('/user/login')
  await page.getByLabel('E-mail').fill('ana@roda.example')
  await page.getByLabel(/^Password/).fill('roda-demo')
  await tryEach({ page, mock }, 'login', faults, {
    act: logIn,
    see: async ({ fault, sentence, patience }) => {
      // What the server refuses reads as refused credentials; what did not get through, as what happened.
      const isRefused = 'status' in fault && fault.status < 429
      await expect(page.getByRole('alert')).toContainText(isRefused ? 'do not match' : sentence, patience)
    },
    after: async () => {
      await expect(page.getByLabel('E-mail')).toHaveValue('ana@roda.example')
      await expect(page.getByLabel(/^Password/)).toHaveValue('roda-demo')
    },
  })
  await logIn()
  await expect(page).toHaveURL('/mypage')
})

test('a reaction and whatever can go wrong: it is taken back with a sentence @desk', async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/mypage')
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
  const before = String(await like.getAttribute('aria-pressed'))
  const toast = page.getByRole('region', { name: 'Messages' })
  await tryEach({ page, mock }, 'reactToPost', faults, {
    act: () => like.click(),
    see: async ({ sentence, patience }) => {
      await expect(toast).toContainText('Your reaction could not be saved', patience)
      await expect(toast).toContainText(sentence, patience)
    },
    after: () => expect(like).toHaveAttribute('aria-pressed', before),
  })
})

test('storage that is forbidden degrades to memory @desk', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/user/login')
  await page.getByLabel('E-mail').fill('ana@roda.example')
  await page.getByLabel(/^Password/).fill('roda-demo')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('storage that is full degrades to memory @desk', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/user/login')
  await page.getByLabel('E-mail').fill('ana@roda.example')
  await page.getByLabel(/^Password/).fill('roda-demo')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('settings that cannot be read leave a working product @desk', async ({ page, complaints }) => {
  complaints.expect(/config\.json/)
  await page.route('**/config.json', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }))
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
