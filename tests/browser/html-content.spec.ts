import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { deployWith } from './settings'

/** Mark-up that does no harm, and stays as it was written. */
const harmless = [
  '<p>One paragraph</p>',
  'One line<br>and another',
  '<hr>',
  '<div>A block</div>',
  '<span>A span</span>',
  '<b>bold</b>',
  '<strong>strong</strong>',
  '<i>italic</i>',
  '<em>stressed</em>',
  '<u>underlined</u>',
  '<s>no longer true</s>',
  '<del>taken away</del>',
  '<ins>put in</ins>',
  '<mark>marked</mark>',
  '<small>small print</small>',
  'H<sub>2</sub>O',
  'm<sup>2</sup>',
  '<abbr title="as soon as possible">asap</abbr>',
  '<cite>A book</cite>',
  '<dfn>a term</dfn>',
  '<q>said</q>',
  '<time datetime="2026-03-14">in March</time>',
  '<code>code()</code>',
  '<pre>  kept   as it is</pre>',
  '<kbd>Ctrl</kbd>',
  '<samp>42</samp>',
  '<var>x</var>',
  '<blockquote>Somebody said</blockquote>',
  '<h1>First</h1><h2>Second</h2><h3>Third</h3><h4>Fourth</h4><h5>Fifth</h5><h6>Sixth</h6>',
  '<ul><li>one</li><li>two</li></ul>',
  '<ol start="3"><li>three</li></ol>',
  '<ol reversed=""><li value="9">nine</li></ol>',
  '<dl><dt>Word</dt><dd>Meaning</dd></dl>',
  '<table><caption>Hours</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td>Mo</td></tr></tbody></table>',
  '<table><tbody><tr><td colspan="2">wide</td><td rowspan="2">high</td></tr></tbody></table>',
  '<figure><figcaption>Below</figcaption></figure>',
  '<p dir="rtl" lang="ar">مرحبا بكم</p>',
  '<bdi>שלום</bdi> and <bdo dir="ltr">123</bdo>',
  '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
  'Donau<wbr>dampf<wbr>schiff',
  '<p>5 &lt; 6 &amp; 7 &gt; 6</p>',
]

const text = (page: Page) => page.getByRole('feed').getByRole('article').first().locator('[dir=auto]').first()

/** The feed's first post, with another text. */
async function write(page: Page, content: string) {
  await page.route(/\/api\/post\/feed$/i, async (route) => {
    const answer = await route.fetch()
    const [first, ...others] = await answer.json()
    await route.fulfill({ json: [{ ...first, content, imageFile: null, videoLink: null }, ...others] })
  })
  await page.goto('/mypage')
  await expect(text(page)).toBeVisible()
}

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('[PST-CARD-01] harmless mark-up is shown as it was written @desk', async ({ page }) => {
  expect(harmless.length).toBeGreaterThanOrEqual(40)
  await write(page, harmless.join('<i></i>'))
  expect((await text(page).innerHTML()).split('<i></i>')).toEqual(harmless)
})

test('[PST-CARD-01] links say that nobody vouches for them; those to elsewhere open beside the product @desk', async ({
  page,
}) => {
  await write(
    page,
    '<a href="https://elsewhere.example/">away</a> <a href="mailto:ana@roda.example">mail</a>',
  )
  const away = text(page).getByRole('link', { name: 'away' })
  await expect(away).toHaveAttribute('rel', 'noopener nofollow')
  await expect(away).toHaveAttribute('target', '_blank')
  await expect(text(page).getByRole('link', { name: 'mail' })).toHaveAttribute(
    'href',
    'mailto:ana@roda.example',
  )
})

test('[PST-CARD-01] a link to a screen of ours leads there without loading the product anew @desk', async ({
  page,
}) => {
  await write(page, '<a href="/contact?from=post">write to us</a>')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await text(page).getByRole('link', { name: 'write to us' }).click()
  await expect(page).toHaveURL('/contact?from=post')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('[FLT-20] [PST-CARD-01] asks before a link in a text signs the reader out @desk', async ({
  page,
  mock,
  baseURL,
}) => {
  await write(
    page,
    '<a href="/user/logout">a nice picture</a> <a href="/user/register?token=x">another</a>' +
      `<a href="${baseURL}/USER/activate/instructions">x</a> <a href="/user/activate/x">y</a>`,
  )
  const link = text(page).getByRole('link', { name: 'a nice picture' })
  const question = page.getByRole('alertdialog', { name: 'Open this link?' })
  const acting = [/\/user\/logout/, /\/user\/register\?token=x/, /activate\/instructions/i, /activate\/x/]
  for (const [place, address] of acting.entries()) {
    await text(page).getByRole('link').nth(place).click()
    await expect(question).toContainText(address)
    await question.getByRole('button', { name: 'No' }).click()
    await expect(page).toHaveURL('/mypage')
  }
  await link.click({ button: 'middle' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  expect(page.context().pages()).toHaveLength(1)

  await link.focus()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await mock.requests('activate')).toEqual([])
})

test('[PST-CARD-01] a link to a call asks first, also where the server’s address has capitals @desk', async ({
  page,
  mock,
  baseURL,
}) => {
  const url = `${baseURL}/Community`
  await write(page, `<a href="${url}/api/ShoppingCart/emptyCart">a nice picture</a>`)
  // Only calls can be led back by the test; the hub stays where it is.
  await deployWith(page, { api: { url }, plugins: { messaging: { hub: `${baseURL}/MessageHub` } } })
  await page.route(`${url}/**`, (route) =>
    route.fallback({ url: route.request().url().replace(url, `${baseURL}`) }),
  )
  await page.reload()
  await text(page).getByRole('link', { name: 'a nice picture' }).click()
  await page.getByRole('alertdialog', { name: 'Open this link?' }).getByRole('button', { name: 'No' }).click()
  expect(await mock.requests('emptyCart')).toEqual([])
})

test('[PST-CARD-01] only pictures that this deployment keeps are shown in a text @desk', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedCalls()
  await write(
    page,
    '<img src="/posts/images/a.svg" alt="ours"><img src="https://elsewhere.example/pixel.gif" alt="theirs">' +
      '<img src="/api/User/activate/x" alt="a call"><img src="/posts/images/../../api/x" alt="a way round">',
  )
  await expect(text(page).locator('img')).toHaveCount(1)
  await expect(text(page).getByRole('img', { name: 'ours' })).toBeAttached()
})
