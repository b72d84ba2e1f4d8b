import { faults, patience, waitOut } from './fault-table'
import { expect, solveCaptcha, test } from './fixtures'

for (const [name, fault, sentence] of faults) {
  test(`the feed and ${name}: a sentence, and trying again works @desk`, async ({ page, mock }) => {
    await mock.login(page)
    await mock.fault('getFeed', fault)
    if ('silence' in fault) await page.clock.install()
    await page.goto('/mypage')
    await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible()
    await waitOut(page, fault, async () => {
      await expect(page.getByRole('alert')).toContainText(sentence, patience(fault))
    })
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()

    await mock.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`login and ${name}: a sentence, nothing typed is lost, and trying again works @phone`, async ({
    page,
    mock,
  }) => {
    if ('silence' in fault) await page.clock.install()
    await page.goto('/user/login')
    await page.getByLabel('E-mail').fill('ana@roda.example')
    await page.getByLabel(/^Password/).fill('roda-demo')
    await mock.fault('login', fault)
    await solveCaptcha(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    // What the server refuses reads as refused credentials; what did not get through, as what happened.
    const isRefused = 'status' in fault && fault.status < 429
    await waitOut(page, fault, async () => {
      await expect(page.getByRole('alert')).toContainText(
        isRefused ? 'do not match' : sentence,
        patience(fault),
      )
    })
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@roda.example')
    await expect(page.getByLabel(/^Password/)).toHaveValue('roda-demo')

    await mock.mend()
    await solveCaptcha(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/mypage')
  })

  test(`a reaction and ${name}: it is taken back with a sentence @desk`, async ({ page, mock }) => {
    await mock.login(page)
    if ('silence' in fault) await page.clock.install()
    await page.goto('/mypage')
    const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
    const before = String(await like.getAttribute('aria-pressed'))
    await mock.fault('reactToPost', fault)
    await like.click()
    const toast = page.getByRole('region', { name: 'Messages' })
    await waitOut(page, fault, async () => {
      await expect(toast.getByText('Your reaction could not be saved')).toBeVisible(patience(fault))
    })
    await expect(like).toHaveAttribute('aria-pressed', before)
  })
}

test('storage that is forbidden degrades to memory', async ({ page }) => {
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

test('storage that is full degrades to memory', async ({ page }) => {
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

test('settings that cannot be read leave a working product', async ({ page, complaints }) => {
  complaints.expect(/config\.json/)
  await page.route('**/config.json', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }))
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
