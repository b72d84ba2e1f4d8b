import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

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

const postText = (page: Page) =>
  page.getByRole('feed').getByRole('article').first().locator('[dir=auto]').first()

/** Opens the feed with these contents in its first posts. */
async function openFeedWith(page: Page, ...contents: string[]) {
  await page.route(/\/api\/post\/feed$/i, async (route) => {
    const answer = await route.fetch()
    const posts: object[] = await answer.json()
    const json = posts.map((post, index) =>
      index < contents.length
        ? { ...post, content: contents[index], imageFile: null, videoLink: null, comments: [] }
        : post,
    )
    await route.fulfill({ json })
  })
  await page.goto('/mypage')
  await expect(postText(page)).toBeVisible()
}

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('a post renders harmless markup unchanged', { tag: '@PST-CARD-01' }, async ({ page }) => {
  expect(harmless.length).toBeGreaterThanOrEqual(40)
  await openFeedWith(page, harmless.join('<i></i>'))
  expect((await postText(page).innerHTML()).split('<i></i>')).toEqual(harmless)
})

test('a post marks links as nofollow and opens external ones in a new tab', {
  tag: '@PST-CARD-01',
}, async ({ page }) => {
  await openFeedWith(
    page,
    '<a href="https://elsewhere.example/">away</a> <a href="mailto:ana@roda.example">mail</a>',
  )
  const away = postText(page).getByRole('link', { name: 'away' })
  await expect(away).toHaveAttribute('rel', 'noopener nofollow')
  await expect(away).toHaveAttribute('target', '_blank')
  await expect(postText(page).getByRole('link', { name: 'mail' })).toHaveAttribute(
    'href',
    'mailto:ana@roda.example',
  )
})

test('a link in a post opens a screen of the product without page reload', {
  tag: '@PST-CARD-01',
}, async ({ page }) => {
  await openFeedWith(page, '<a href="/contact?from=post">write to us</a>')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await postText(page).getByRole('link', { name: 'write to us' }).click()
  await expect(page).toHaveURL('/contact?from=post')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a post link that would sign out the reader asks for confirmation', {
  tag: ['@FLT-20', '@PST-CARD-01'],
}, async ({ page, mock, baseURL }) => {
  await openFeedWith(
    page,
    '<a href="/user/logout">a nice picture</a> <a href="/user/register?token=x">another</a>' +
      `<a href="${baseURL}/USER/activate/instructions">x</a> <a href="/user/activate/x">y</a>`,
  )
  const link = postText(page).getByRole('link', { name: 'a nice picture' })
  const confirmDialog = page.getByRole('alertdialog', { name: 'Open this link?' })
  const guarded = [/\/user\/logout/, /\/user\/register\?token=x/, /activate\/instructions/i, /activate\/x/]
  for (const [index, address] of guarded.entries()) {
    await postText(page).getByRole('link').nth(index).click()
    await expect(confirmDialog).toContainText(address)
    await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/mypage')
  }
  await link.click({ button: 'middle' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(confirmDialog).toBeVisible()
  await page.keyboard.press('Escape')
  expect(page.context().pages()).toHaveLength(1)

  await link.focus()
  await page.keyboard.press('Enter')
  await confirmDialog.getByRole('button', { name: 'Open link' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await mock.requests('activate')).toEqual([])
})

test('a post link to the API below a path in capitals asks for confirmation', {
  tag: '@PST-CARD-01',
}, async ({ page, mock, baseURL }) => {
  const url = `${baseURL}/Community`
  await openFeedWith(page, `<a href="${url}/api/ShoppingCart/emptyCart">a nice picture</a>`)
  // The test can reroute API calls but not the hub connection, so the hub keeps its real address.
  await serveConfig(page, { api: { url }, plugins: { messaging: { hub: `${baseURL}/MessageHub` } } })
  await page.route(`${url}/**`, (route) =>
    route.fallback({ url: route.request().url().replace(url, `${baseURL}`) }),
  )
  await page.reload()
  await postText(page).getByRole('link', { name: 'a nice picture' }).click()
  await page
    .getByRole('alertdialog', { name: 'Open this link?' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  expect(await mock.requests('emptyCart')).toEqual([])
})

test('a post shows only images of this deployment', { tag: '@PST-CARD-01' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await openFeedWith(
    page,
    '<img src="/posts/images/a.svg" alt="ours"><img src="https://elsewhere.example/pixel.gif" alt="theirs">' +
      '<img src="/api/User/activate/x" alt="a call"><img src="/posts/images/../../api/x" alt="a detour">',
  )
  await expect(postText(page).locator('img')).toHaveCount(1)
  await expect(postText(page).getByRole('img', { name: 'ours' })).toBeAttached()
})

const repeat = (count: number, html: string) => html.repeat(count)
// The tags are left unclosed on purpose, as part of the attack.
const hostile = [
  '<table width="100000"><tr><td width="100000">wide</td></tr></table>' +
    '<table height="100000"><tr><td height="100000">high</td></tr></table>' +
    `<table><tr>${repeat(100, '<td colspan="1000">word</td>')}</tr></table>` +
    `<pre>${repeat(500, 'code ')}</pre>`,
  repeat(500, 'a\u0300\u0301\u0302\u0303\u0304') +
    repeat(500, 'word') +
    repeat(60, '<ul><li>a') +
    repeat(60, '<blockquote>b'),
]

test('hostile text does not overflow its post or the page', { tag: '@FLT-21' }, async ({ page }) => {
  await openFeedWith(page, ...hostile)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = page.getByRole('feed').locator('article div:has(> [dir=auto])')
    await expect(boxes.nth(1)).toBeVisible()
    const measured = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const all = document.querySelectorAll('[role=feed] article div:has(> [dir=auto])')
      return { overflow: scrollWidth - clientWidth, heights: [...all].map((box) => box.clientHeight) }
    })
    expect(measured.overflow, `${width} px`).toBe(0)
    // A long post is folded to 80 % of the viewport height.
    for (const height of measured.heights) expect(height, `${width} px`).toBeLessThanOrEqual(640)
  }
})

test('a post with 40,000 nested tags shows its text behind "Read more"', {
  tag: ['@FLT-22', '@UX-12'],
}, async ({ page }) => {
  await openFeedWith(
    page,
    `Begin. ${repeat(40_000, '<div>')}The text.${repeat(40_000, '</div>')}<p>${repeat(5_000, 'long ')}</p>The end.`,
  )
  const post = page.getByRole('feed').getByRole('article').first()
  await expect(post).toContainText('The text.')
  const readMore = post.getByRole('button', { name: 'Read more' })
  await expect(readMore).toHaveAttribute('aria-expanded', 'false')
  await expect(async () => {
    await readMore.click({ timeout: 1_000 })
    await expect(post).toContainText('The end.', { timeout: 100 })
  }).toPass()
  await expect(post.getByRole('button', { name: 'Show less' })).toBeVisible()
})

test('a post shows the hosts of links and replaces images of other hosts', { tag: '@FLT-27' }, async ({
  page,
  consoleErrors,
}) => {
  // The test server sends the Content Security Policy of its own config.json, which blocks img.example.
  consoleErrors.allow(
    /img-src blocked https:\/\/img\.example|https:\/\/img\.example.*Content Security Policy|Loading the image/,
  )
  await serveConfig(page, { content: { pictures: ['img.example'] } })
  await openFeedWith(
    page,
    '<a href="https://evil.example/">bank.example</a> <a href="https://\u0430pple.example/">\u0430pple.example</a>' +
      '<img src="https://img.example/a.webp" alt="allowed"><img src="https://pixel.example/x.gif" alt="A cat">' +
      '<iframe src="https://maps.example/map">old browsers</iframe><iframe src="javascript:alert(1)"></iframe>',
  )
  await expect(postText(page).getByRole('link', { name: 'bank.example (evil.example)' })).toBeVisible()
  await expect(postText(page).getByRole('link', { name: '(xn--pple-43d.example)' })).toBeVisible()
  await expect(postText(page).getByRole('img', { name: 'allowed' })).toHaveAttribute(
    'src',
    'https://img.example/a.webp',
  )
  await expect(
    postText(page).getByRole('link', { name: 'A cat – Picture from pixel.example (not loaded)' }),
  ).toHaveAttribute('href', 'https://pixel.example/x.gif')
  const frame = postText(page).getByRole('link', {
    name: 'Embedded content from maps.example (not shown)',
  })
  await expect(frame).toHaveAttribute('href', 'https://maps.example/map')
  await expect(frame).toHaveAttribute('rel', 'noopener nofollow')
  await expect(postText(page).getByRole('link')).toHaveCount(4)
})
