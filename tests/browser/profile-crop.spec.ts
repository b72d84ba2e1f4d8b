import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { MockWorld } from './support/mock-world'
import { expectNoScroll } from './support/no-scroll-keys'
import { applyCrop, chooseFile, cropFrame, panelPath, photo, saveButton } from './support/picture-panel'
import { drawImage, measureImage } from './support/test-images'
import { uploadedImage } from './support/uploads'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto(panelPath)
  await expect(page.getByLabel(/Choose a picture/)).toBeAttached()
})
test('the part is chosen with the keyboard alone', { tag: '@ACC-PROF-02' }, async ({ page }) => {
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  await page.keyboard.press('+')
  await expect(page.getByText('110 %', { exact: true })).toBeVisible()
  await page.keyboard.press('-')
  await expect(page.getByText('100 %', { exact: true })).toBeVisible()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('+')
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use this part' })).toBeFocused()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  // Moved to the right as far as it goes, only the left half of the picture stands under the frame.
  expect(await measureImage(preview)).toMatchObject({ left: 'red', right: 'red' })

  await page.keyboard.press('Tab')
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
})

test('where the frame stands is told, and keys that do not move it do not move the page', {
  tag: ['@ACC-PROF-02', '@FLT-100'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  const told = () => cropFrame(page).getAttribute('aria-valuetext')
  await expect.poll(told).toMatch(/^Zoom 100 percent, 19 percent from the left, 0 percent from the top$/)
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(told).toMatch(/^Zoom 100 percent, 38 percent from the left/)

  await expectNoScroll(page, ['PageDown', 'End', 'PageUp', 'Home'])

  // FLT-100: without a drag, said once, and the help is heard once.
  await expect(cropFrame(page)).toHaveAccessibleDescription(/^Drag the picture(?!.*Drag)/)
  await page.getByRole('button', { name: 'Move the picture right' }).click()
  await expect.poll(told).toMatch(/^Zoom 100 percent, (?!38)\d+ percent from the left/)
  await expect(page.getByRole('log').getByText(/percent from the left/)).toHaveCount(1)
})

test('zooming and another part with the pointer', { tag: ['@phone', '@ACC-PROF-02'] }, async ({ page }) => {
  await chooseFile(page, await drawImage(page, photo))
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText('125 %', { exact: true })).toBeVisible()
  const box = await cropFrame(page).boundingBox()
  if (!box) throw new Error('The frame has no place.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 3, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await applyCrop(page)
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  expect(await measureImage(preview)).toMatchObject({ right: 'red' })

  await page.getByRole('button', { name: 'Choose another part' }).click()
  await expect(cropFrame(page)).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel(/Choose a picture/)).toBeAttached()
})

const upright = { width: 360, height: 640 }
const sideways = { width: 640, height: 360 }

async function drag(page: Page, x: number, y: number) {
  await cropFrame(page).scrollIntoViewIfNeeded()
  const box = await cropFrame(page).boundingBox()
  if (!box) throw new Error('The frame has no place.')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x, top + y, { steps: 5 })
  await page.mouse.up()
}

/** Where the frame is, and how many of its pixels have no picture under them where it is worst; once nothing moves. */
const lookAtFrame = (page: Page) =>
  cropFrame(page).evaluate(async () => {
    const look = () => {
      // Another one may have taken its place.
      const element = document.querySelector('[role=slider]')
      const image = element?.parentElement?.querySelector('img')?.getBoundingClientRect()
      if (!element || !image) return undefined
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      const band = Math.max(image.left - left, image.top - top, right - image.right, bottom - image.bottom)
      return { width, band: Math.round(Math.max(band, 0)) }
    }
    const said = () => JSON.stringify(look())
    let still = 0
    for (let seen = said(); still < 10; still = said() === seen ? still + 1 : 0) {
      seen = said()
      await new Promise(requestAnimationFrame)
    }
    return look()
  })

async function turn(page: Page, size: typeof upright) {
  const before = await lookAtFrame(page)
  await page.setViewportSize(size)
  const after = await lookAtFrame(page)
  expect(after?.width).not.toBe(before?.width)
  expect(after?.band).toBe(0)
}

/** The picture that is sent has no place where nothing is: such a one could not be a JPEG. */
async function expectWhole(page: Page, mock: MockWorld) {
  await applyCrop(page)
  await saveButton(page).click()
  await expect(page.getByText('Your new picture is saved.').last()).toBeVisible()
  expect((await mock.requests('updatePicture'))[0]?.body).toEqual({ imageFile: uploadedImage })
}

test('a phone that is turned while a picture is cut: its frame is full, and it stays enlarged', {
  tag: ['@phone', '@ACC-PROF-02'],
}, async ({ page, mock }) => {
  await page.setViewportSize(upright)
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await drag(page, 0, -300)
  await turn(page, sideways)
  await expect(page.getByText('200 %', { exact: true })).toBeVisible()
  await drag(page, 0, -300)
  await turn(page, upright)
  await expect(page.getByText('200 %', { exact: true })).toBeVisible()
  await expectWhole(page, mock)
})

test('a picture moved to its edge on a phone held sideways fills its frame upright', {
  tag: ['@phone', '@ACC-PROF-02'],
}, async ({ page, mock }) => {
  await page.setViewportSize(sideways)
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  await drag(page, 500, 0)
  await turn(page, upright)
  await expectWhole(page, mock)
})

test('of a picture that is lower than the frame nothing is sent that is not picture', {
  tag: '@ACC-PROF-02',
}, async ({ page, mock }) => {
  await chooseFile(page, await drawImage(page, { width: 4_000, height: 100 }))
  await expect(cropFrame(page)).toBeFocused()
  await expectWhole(page, mock)
})

test('on a phone held sideways there is room above and below the picture for a swipe that scrolls', {
  tag: ['@phone', '@ACC-PROF-02'],
}, async ({ page }) => {
  await page.setViewportSize(sideways)
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  const box = await cropFrame(page).boundingBox()
  // As much of the screen as a thumb needs.
  expect(box?.height).toBeLessThanOrEqual((sideways.height * 2) / 3)
})
