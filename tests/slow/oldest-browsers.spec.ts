import { messageField, messageTexts, openChat, send, test } from '../browser/support/chat-screen'
import { button, expectPaymentPage, novaWithGuitar } from '../browser/support/commerce-screens'
import { fetchCourses } from '../browser/support/course-data'
import { allowPlayers, fakePlayers } from '../browser/support/fake-players'
import { expect } from '../browser/support/fixtures'
import { openPlayableLesson, untouchedLesson } from '../browser/support/lesson-screen'
import { removeNewApis } from '../browser/support/oldest-browser'
import { articles, textField, videoButton, videoLink } from '../browser/support/post-editor'

test.beforeEach(({ context }) => removeNewApis(context))

test('a browser with only the declared features writes posts and messages', {
  tag: '@FLT-116',
}, async ({ page, mock, bruno }) => {
  const playVideo = page.getByRole('region', { name: 'Video' }).getByRole('button', { name: 'Play video' })
  await mock.login(page)
  await page.goto('/createPost')
  expect(await page.evaluate(() => 'canParse' in URL || 'size' in URLSearchParams.prototype)).toBe(false)
  await textField(page).fill('Our kilns: https://kilns.example/plans')
  await videoButton(page).click()
  await videoLink(page).fill('https://vimeo.com/76979871')
  await textField(page).focus()
  await expect(playVideo).toBeVisible()
  await page.reload()
  await expect(playVideo).toBeVisible()
  await expect(textField(page)).toHaveValue('Our kilns: https://kilns.example/plans')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/\/mypage/)
  await page.getByRole('tab', { name: 'My posts' }).click()
  await expect(
    articles(page).first().getByRole('link', { name: 'https://kilns.example/plans' }),
  ).toBeVisible()

  await openChat(page, bruno.id)
  await send(page, 'See https://kilns.example/plans')
  await expect(messageTexts(page).last()).toContainText('https://kilns.example/plans')
  await expect(messageField(page)).toHaveValue('')
  await expect.poll(() => bruno.received.length).toBe(1)
})

test('a browser with only the declared features plays lessons and pays for a course', {
  tag: '@FLT-116',
}, async ({ page, mock }) => {
  const courses = await fetchCourses(page, await mock.login(page))
  await allowPlayers(page)
  await fakePlayers(page)
  await openPlayableLesson(page, untouchedLesson(courses, 1))

  await novaWithGuitar(page, mock)
  await page.goto('/shoppingCart')
  await button(page, 'Go to checkout').click()
  await expectPaymentPage(page)
})
