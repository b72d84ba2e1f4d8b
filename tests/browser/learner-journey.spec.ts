import { openFromAccountMenu } from './support/account-menu'
import { fetchCourses, lessonsOf } from './support/course-data'
import { allowPlayers, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { lessonPath, play } from './support/lesson-screen'
import { logIn } from './support/login-form'
import { articles, textField } from './support/post-editor'

// A paid course that Nova does not have. Its id is the same in every mock world.
const course = { id: 1458, name: 'Programming from zero, for adults' }

test('a visitor buys a course, learns, and finds the payment', {
  tag: ['@phone', '@CRS-DET-02', '@COM-CART-02', '@COM-PAY-01', '@COM-ENR-01', '@CRS-LES-02', '@BIL-LIST-01'],
}, async ({ page, mock }) => {
  test.slow()
  await page.clock.install()
  await allowPlayers(page)
  const player = await fakePlayers(page)

  // Step 1: enrolls as a visitor, which requires a login.
  await page.goto(`/course/${course.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name)
  await page.getByRole('button', { name: 'Enroll' }).click()
  await expect(page).toHaveURL('/user/login')
  await logIn(page, 'nova')

  // Step 2: pays at the payment provider.
  await expect(page).toHaveURL('/shoppingCart')
  const items = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(course.name)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/__mock\/pay\//)
  await page.getByRole('button', { name: 'Pay' }).click()

  // Step 3: opens the first lesson.
  await expect(page).toHaveURL(/\/course\/enrolled\?cartId=.*&session_id=/)
  await expect(page.getByRole('heading', { name: 'You’re enrolled' })).toBeVisible()
  await page.getByRole('link', { name: 'Start course' }).click()
  await expect(page).toHaveURL(`/course/learn/${course.id}`)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await page
    .getByRole('link', { name: /^Start/ })
    .first()
    .click()

  // Step 4: the next lesson starts when the video ends.
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  const first = await title.textContent()
  await player.emit('play')
  await player.emit('end')
  await expect(page.getByText(/^Starts in \d seconds?\./).first()).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(title).not.toHaveText(first ?? '')

  // Step 5: the progress and the payment are listed.
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '6')
  await openFromAccountMenu(page, 'Billing')
  await expect(page).toHaveURL('/user/billing')
  await expect(page.getByRole('main')).toContainText(course.name)
  await expect(page.getByRole('main').getByText('Paid').last()).toBeVisible()

  for (const operation of ['addToCart', 'createOrder', 'registerPayment', 'emptyCart'])
    expect(await mock.requests(operation), operation).toHaveLength(1)
})

test('a learner reads a transcript, asks about the lesson, is answered, and takes the notes along', {
  tag: ['@UX-70', '@UX-71', '@UX-72'],
}, async ({ page, mock, browser, context, baseURL }) => {
  test.slow()
  await allowPlayers(page)
  const player = await fakePlayers(page)
  const courses = await fetchCourses(page, await mock.login(page))
  const [found] = courses.flatMap((course) =>
    lessonsOf(course)
      .filter(({ attachments }) => attachments.some(({ url }) => url.endsWith('/transcript-en.vtt')))
      .map((lesson) => ({ course, lesson })),
  )
  if (!found) throw new Error('Ana has no lesson with a transcript.')
  const path = lessonPath(found.course, found.lesson)
  /** Opens the product in a profile of the browser that knows nothing yet. */
  const openElsewhere = async () => {
    const state = { cookies: await context.cookies(), origins: [] }
    const elsewhere = await browser.newContext({ storageState: state, ...(baseURL && { baseURL }) })
    await elsewhere.addInitScript(() => localStorage.setItem('consent', 'true'))
    return elsewhere.newPage()
  }
  const line = 'That short stop is the whole secret.'
  const notes = (in_: typeof page) =>
    in_.getByRole('list', { name: 'Your notes on this lesson' }).getByRole('listitem')

  // Step 1: finds a line of the transcript, jumps to it, and notes it.
  await page.goto(path)
  await expect(play(page)).toBeEnabled()
  await player.emit('play')
  // A time in the text of the lesson, then a line of the transcript.
  const chapter = page.getByRole('region', { name: 'About this lesson' }).getByRole('link', { name: /0:35$/ })
  await chapter.click()
  await expect.poll(() => player.commands()).toContain('seek 35')
  await page.getByRole('tab', { name: 'Transcript' }).click()
  const transcript = page.getByRole('region', { name: 'Transcript' })
  await transcript.getByRole('searchbox').fill('secret')
  await transcript.getByRole('button', { name: '1:05: play from here' }).click()
  await expect.poll(() => player.commands()).toContain('seek 65')
  await transcript.getByRole('button', { name: 'Add to notes' }).click()
  await transcript.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('tab', { name: /^Notes/ }).click()
  await expect(notes(page)).toContainText([line])

  // Step 2: asks about the lesson.
  await page.getByRole('button', { name: 'Ask about this lesson' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask about this lesson' }).getByText(/1:05/)).toBeVisible()
  await textField(page).pressSequentially('Who can do this?')
  await page.getByRole('button', { name: 'Publish' }).click()
  const talk = page.getByRole('region', { name: 'Talk about this lesson' })
  await expect(talk.getByRole('article')).toContainText('Who can do this?')

  // Step 3: a connection reads the question and answers.
  const other = await openElsewhere()
  await mock.login(other, 'bruno')
  await other.goto('/mypage')
  const question = articles(other).filter({ hasText: 'Who can do this?' })
  await question
    .getByRole('button', { name: /comment/i })
    .first()
    .click()
  await other
    .getByRole('textbox', { name: /comment/i })
    .first()
    .fill('Count it aloud.')
  await other
    .getByRole('textbox', { name: /comment/i })
    .first()
    .press('ControlOrMeta+Enter')
  await expect(question).toContainText('Count it aloud.')
  await page.reload()
  await expect(talk.getByText('Count it aloud.')).toBeVisible()

  // Step 4: logs out with the notes in a file.
  await openFromAccountMenu(page, 'Log out')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only this device has 1 note')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download first' }).click(),
  ])
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')

  // Step 5: has them in another profile of the browser.
  const again = await openElsewhere()
  await allowPlayers(again)
  await fakePlayers(again)
  await mock.login(again)
  await again.goto('/settings?panel=data')
  await again.locator('input[type=file]').setInputFiles(await file.path())
  await again.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(again.getByText(/^Restored/)).toBeVisible()
  await again.goto(path)
  await again.getByRole('tab', { name: /^Notes/ }).click()
  await expect(notes(again)).toContainText([line])
})
