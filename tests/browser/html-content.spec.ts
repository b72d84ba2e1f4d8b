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

/** The texts of the first posts. */
const postText = (page: Page, position = 0) =>
  page.getByRole('feed').getByRole('article').nth(position).locator('[dir=auto]').first()

const typedText = '<img src=x onerror=alert(1)> javascript:alert(1) see www.roda.com/x?a=1&b=2'
const many = 'www.b.io '.repeat(1_000).trim()
const comments = [typedText, many].map((content, id) => ({
  id,
  content,
  author: 'Bruno Carvalho',
  commentDate: '2026-03-14T10:00:00Z',
  postId: 1,
}))

/** Serves a feed with these contents in its first posts, and comments on the last of them. */
async function serveFeedWith(page: Page, contents: readonly string[], ofLast: readonly object[] = []) {
  await page.route(/\/api\/post\/feed$/i, async (route) => {
    const answer = await route.fetch()
    const posts: object[] = await answer.json()
    const json = posts.map((post, index) =>
      index < contents.length
        ? {
            ...post,
            content: contents[index],
            imageFile: null,
            videoLink: null,
            comments: index === contents.length - 1 ? ofLast : [],
          }
        : post,
    )
    await route.fulfill({ json })
  })
}

async function openFeedWith(page: Page, contents: readonly string[], ofLast: readonly object[] = []) {
  await serveFeedWith(page, contents, ofLast)
  await page.goto('/mypage')
  await expect(postText(page, contents.length - 1)).toBeVisible()
}

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('a post keeps harmless markup, marks links as nofollow, and shows only images of this deployment', {
  tag: ['@slow', '@PST-CARD-01', '@UX-11', '@FLT-27', '@FLT-135', '@FLT-152', '@FLT-153', '@UX-65'],
}, async ({ page, consoleErrors, baseURL }) => {
  consoleErrors.allowFailedRequests()
  // The test server sends the Content Security Policy of its own config.json, which blocks img.example.
  consoleErrors.allow(
    /img-src blocked https:\/\/img\.example|https:\/\/img\.example.*Content Security Policy|Loading the image/,
  )
  await serveConfig(page, { content: { pictures: ['img.example'] } })
  await openFeedWith(
    page,
    [
      '<img src="/posts/images/a.svg" alt="ours"><img src="https://img.example/a.webp" alt="allowed">' +
        '<img src="https://pixel.example/x.gif" alt="A cat">' +
        '<img src="/api/User/activate/x" alt="a call"><img src="/posts/images/../../api/x" alt="a detour">',
      '<a href="https://elsewhere.example/">away</a> <a href="mailto:ana@roda.example">mail</a>' +
        '<a href="https://evil.example/">bank.example</a> <a href="https://\u0430pple.example/">\u0430pple.example</a>' +
        '<iframe src="https://maps.example/map">old browsers</iframe><iframe src="javascript:alert(1)"></iframe>',
      harmless.join('<i></i>'),
      'A post at https://roda.com/lessons. <a href="https://b.com">other.com</a> and 3.5 etc. at the end.No more ' +
        `<a href="www.roda.com/plan">the plan</a> <a href="plan">no plan</a> Ask ${baseURL}/@bruno.carvalho.`,
    ],
    comments,
  )
  await test.step('images of this deployment and of allowed hosts; links in place of others', async () => {
    const post = postText(page, 0)
    await expect(post.locator('img')).toHaveCount(2)
    await expect(post.getByRole('img', { name: 'ours' })).toBeAttached()
    const allowed = post.getByRole('img', { name: 'allowed' })
    await expect(allowed).toHaveAttribute('src', 'https://img.example/a.webp')
    const other = post.getByRole('link', { name: 'A cat – Picture from pixel.example (not loaded)' })
    await expect(other).toHaveAttribute('href', 'https://pixel.example/x.gif')
    await expect(post.getByRole('link')).toHaveCount(1)
  })
  await test.step('links with their hosts, in a new tab', async () => {
    const post = postText(page, 1)
    const away = post.getByRole('link', { name: 'away' })
    await expect(away).toHaveAttribute('rel', 'noopener nofollow')
    await expect(away).toHaveAttribute('target', '_blank')
    await expect(post.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:ana@roda.example')
    await expect(post.getByRole('link', { name: 'bank.example (evil.example)' })).toBeVisible()
    await expect(post.getByRole('link', { name: '(xn--pple-43d.example)' })).toBeVisible()
    const frame = post.getByRole('link', { name: 'Embedded content from maps.example (not shown)' })
    await expect(frame).toHaveAttribute('href', 'https://maps.example/map')
    await expect(frame).toHaveAttribute('rel', 'noopener nofollow')
    await expect(post.getByRole('link')).toHaveCount(5)
  })
  await test.step('typed URLs', async () => {
    const post = postText(page, 3)
    const typed = post.getByRole('link', { name: 'https://roda.com/lessons', exact: true })
    await expect(typed).toHaveAttribute('href', 'https://roda.com/lessons')
    await expect(typed).toHaveAttribute('rel', /noopener/)
    await expect(typed).toHaveAttribute('target', '_blank')
    await expect(post.getByRole('link', { name: /^other\.com/ })).toHaveAttribute('href', 'https://b.com')
    await expect(post.getByRole('link', { name: 'the plan' })).toHaveAttribute(
      'href',
      'https://www.roda.com/plan',
    )
    const mention = post.getByRole('link', { name: '@bruno.carvalho', exact: true })
    await expect(mention).toHaveAttribute('href', `${baseURL}/@bruno.carvalho`)
    await expect(post.getByRole('link')).toHaveCount(4)
    await expect(post.getByText('no plan', { exact: true })).toHaveCSS('text-decoration-line', 'none')

    const commentWith = (text: string) =>
      page.getByRole('feed').getByRole('article').nth(3).getByRole('listitem').filter({ hasText: text })
    const comment = commentWith('alert(1)')
    await expect(comment).toContainText(typedText)
    await expect(comment.locator('img')).toHaveCount(0)
    // The other link is the time of the comment.
    await expect(comment.getByRole('link')).toHaveCount(2)
    await expect(comment.getByRole('link').first()).toHaveAttribute('href', 'https://www.roda.com/x?a=1&b=2')
    const long = commentWith('www.b.io')
    await expect(long.getByRole('link', { name: 'www.b.io' })).toHaveCount(200)
    await expect(long).toContainText(many)
  })
  await test.step('harmless markup', async () => {
    expect(harmless.length).toBeGreaterThanOrEqual(40)
    expect((await postText(page, 2).innerHTML()).split('<i></i>')).toEqual(harmless)
  })
})

test('a post link that would sign out the reader asks for confirmation; others open without page reload', {
  tag: ['@slow', '@FLT-20', '@PST-CARD-01'],
}, async ({ page, mock, baseURL }) => {
  const url = `${baseURL}/Community`
  await serveFeedWith(page, [
    '<a href="/user/logout">a nice picture</a> <a href="/user/register?token=x">another</a>' +
      `<a href="${baseURL}/USER/activate/instructions">x</a> <a href="/user/activate/x">y</a>` +
      `<a href="${url}/api/ShoppingCart/emptyCart">a third one</a>`,
    '<a href="/contact?from=post">write to us</a>',
  ])
  // The API is below a path in capitals. The test can reroute API calls but not the hub connection.
  await serveConfig(page, { api: { url }, plugins: { messaging: { hub: `${baseURL}/MessageHub` } } })
  await page.route(`${url}/**`, (route) =>
    route.fallback({ url: route.request().url().replace(url, `${baseURL}`) }),
  )
  await page.goto('/mypage')
  const confirmDialog = page.getByRole('alertdialog', { name: 'Open this link?' })
  const guarded = [
    /\/user\/logout/,
    /\/user\/register\?token=x/,
    /activate\/instructions/i,
    /activate\/x/,
    /ShoppingCart\/emptyCart/,
  ]
  for (const [index, address] of guarded.entries()) {
    await postText(page).getByRole('link').nth(index).click()
    await expect(confirmDialog).toContainText(address)
    await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/mypage')
  }
  expect(await mock.requests('emptyCart')).toEqual([])
  const link = postText(page).getByRole('link', { name: 'a nice picture' })
  await link.click({ button: 'middle' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(confirmDialog).toBeVisible()
  await page.keyboard.press('Escape')
  expect(page.context().pages()).toHaveLength(1)

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await postText(page, 1).getByRole('link', { name: 'write to us' }).click()
  await expect(page).toHaveURL('/contact?from=post')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.goBack()

  await link.focus()
  await page.keyboard.press('Enter')
  await confirmDialog.getByRole('button', { name: 'Open link' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await mock.requests('activate')).toEqual([])
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

test('hostile text overflows neither its post nor the page, and stands behind "Read more" in portions', {
  tag: ['@FLT-21', '@FLT-22', '@FLT-135', '@UX-12'],
}, async ({ page }) => {
  const nested = `Begin. ${repeat(40_000, '<div>')}The text.${repeat(40_000, '</div>')}<p>${repeat(5_000, 'long ')}</p>The end.`
  await openFeedWith(page, [...hostile, nested, `Links: ${repeat(30_000, 'www.a.io ')}`])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = page.getByRole('feed').locator('article div:has(> [dir=auto])')
    await expect(boxes.nth(hostile.length - 1)).toBeVisible()
    const measured = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const all = document.querySelectorAll('[role=feed] article div:has(> [dir=auto])')
      return { overflow: scrollWidth - clientWidth, heights: [...all].map((box) => box.clientHeight) }
    })
    expect(measured.overflow, `${width} px`).toBe(0)
    // A long post is folded to 80 % of the viewport height.
    for (const height of measured.heights) expect(height, `${width} px`).toBeLessThanOrEqual(640)
  }

  const cardAt = (position: number) => page.getByRole('feed').getByRole('article').nth(position)
  const readMore = (position: number) => cardAt(position).getByRole('button', { name: 'Read more' })
  await test.step('40,000 nested tags', async () => {
    await expect(cardAt(2)).toContainText('The text.')
    await expect(readMore(2)).toHaveAttribute('aria-expanded', 'false')
    await expect(async () => {
      await readMore(2).click({ timeout: 1_000 })
      await expect(cardAt(2)).toContainText('The end.', { timeout: 100 })
    }).toPass()
    await cardAt(2).getByRole('button', { name: 'Show less' }).click()
  })
  await test.step('30,000 links, of which 200 appear at a time', async () => {
    const countLinks = () =>
      cardAt(3)
        .locator('[dir=auto]')
        .evaluateAll((portions) => portions.map((portion) => portion.querySelectorAll('a').length))
    const before = (await countLinks()).length
    await readMore(3).click()
    await readMore(3).click()
    await expect.poll(async () => (await countLinks()).length).toBeGreaterThan(before)
    for (const count of await countLinks()) expect(count).toBeLessThanOrEqual(200)
  })
})
