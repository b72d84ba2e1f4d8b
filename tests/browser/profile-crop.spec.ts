import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { MockWorld } from './support/mock-world'
import { expectNoScroll } from './support/no-scroll-keys'
import { chooseFile, cropFrame, panelPath, photo, saveButton } from './support/picture-panel'
import { drawImage, measureImage } from './support/test-images'
import { uploadedImage } from './support/uploads'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto(panelPath)
  await expect(page.getByLabel(/^Choose a picture/)).toBeAttached()
})
test('the crop dialog moves and zooms the image by keyboard, announces it and does not scroll the page', {
  tag: ['@ACC-PROF-02', '@FLT-100'],
}, async ({ page, mock }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await mock.fault('updatePicture', { status: 500 })
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  const valueText = () => cropFrame(page).getAttribute('aria-valuetext')
  await expect.poll(valueText).toMatch(/^Zoom 100 percent, 19 percent from the left, 0 percent from the top$/)
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(valueText).toMatch(/^Zoom 100 percent, 38 percent from the left/)

  await expectNoScroll(page, ['PageDown', 'End', 'PageUp', 'Home'])

  // FLT-100: the picture can be cropped without dragging; its position and the help text are announced once.
  await expect(cropFrame(page)).toHaveAccessibleDescription(/^Drag the picture(?!.*Drag)/)
  await page.getByRole('button', { name: 'Move the picture right' }).click()
  await expect.poll(valueText).toMatch(/^Zoom 100 percent, (?!38)\d+ percent from the left/)
  await expect(page.getByRole('log').getByText(/percent from the left/)).toHaveCount(1)

  await cropFrame(page).focus()
  await page.keyboard.press('+')
  await expect(page.getByText('110%', { exact: true })).toBeVisible()
  await page.keyboard.press('-')
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('+')
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeFocused()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  // At the far right, the crop frame contains only the red half of the image.
  expect(await measureImage(preview)).toMatchObject({ left: 'red', right: 'red' })

  await mock.clearFaults()
  await expect(saveButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Picture updated').last()).toBeVisible()
})

test('the crop dialog zooms and crops by pointer, also a second time', {
  tag: ['@phone', '@ACC-PROF-02'],
}, async ({ page, mock }) => {
  await chooseFile(page, await drawImage(page, photo))
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText('125%', { exact: true })).toBeVisible()
  const box = await cropFrame(page).boundingBox()
  if (!box) throw new Error('The frame has no box.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 3, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await mock.fault('updatePicture', { status: 500 })
  await saveButton(page).click()
  const preview = page.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  expect(await measureImage(preview)).toMatchObject({ right: 'red' })

  await page.getByRole('button', { name: 'Crop again' }).click()
  await expect(cropFrame(page)).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(preview).toBeVisible()
})

const upright = { width: 360, height: 640 }
const sideways = { width: 640, height: 360 }

async function drag(page: Page, x: number, y: number) {
  await cropFrame(page).scrollIntoViewIfNeeded()
  const box = await cropFrame(page).boundingBox()
  if (!box) throw new Error('The frame has no box.')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x, top + y, { steps: 5 })
  await page.mouse.up()
}

/** Measures the width of the crop frame and its widest strip without image, in pixels, once the layout is stable. */
const measureFrame = (page: Page) =>
  cropFrame(page).evaluate(async () => {
    const measure = () => {
      // React may have replaced the slider element meanwhile, so the selector runs each time.
      const element = document.querySelector('[role=slider]')
      const image = element?.parentElement?.querySelector('img')?.getBoundingClientRect()
      if (!element || !image) return undefined
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      const gap = Math.max(image.left - left, image.top - top, right - image.right, bottom - image.bottom)
      return { width, gap: Math.round(Math.max(gap, 0)) }
    }
    const serialize = () => JSON.stringify(measure())
    let still = 0
    for (let seen = serialize(); still < 10; still = serialize() === seen ? still + 1 : 0) {
      seen = serialize()
      await new Promise(requestAnimationFrame)
    }
    return measure()
  })

async function rotate(page: Page, size: typeof upright) {
  const before = await measureFrame(page)
  await page.setViewportSize(size)
  const after = await measureFrame(page)
  expect(after?.width).not.toBe(before?.width)
  expect(after?.gap).toBe(0)
}

/** Uploads the cropped image and expects a JPEG. An image with an uncovered area would be transparent, so not a JPEG. */
async function expectFullyCovered(page: Page, mock: MockWorld) {
  await saveButton(page).click()
  await expect.poll(() => mock.requests('updatePicture')).toHaveLength(1)
  expect((await mock.requests('updatePicture'))[0]?.body).toEqual({ imageFile: uploadedImage })
  await expect(page.getByText('Picture updated').last()).toBeVisible()
}

test('the crop frame stays filled when the phone is rotated, and leaves room to scroll', {
  tag: ['@slow', '@phone', '@ACC-PROF-02'],
}, async ({ page, mock }) => {
  await page.setViewportSize(sideways)
  await chooseFile(page, await drawImage(page, photo))
  await expect(cropFrame(page)).toBeFocused()
  const box = await cropFrame(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual((sideways.height * 2) / 3)
  await test.step('an image moved to the edge', async () => {
    await drag(page, 500, 0)
    await rotate(page, upright)
  })
  await test.step('a zoomed image', async () => {
    for (let press = 0; press < 4; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
    await drag(page, 0, -300)
    await rotate(page, sideways)
    await expect(page.getByText('200%', { exact: true })).toBeVisible()
    await drag(page, 0, -300)
    await rotate(page, upright)
    await expect(page.getByText('200%', { exact: true })).toBeVisible()
  })
  await expectFullyCovered(page, mock)

  await mock.clearRequests()
  await test.step('an image smaller than the frame', async () => {
    await chooseFile(page, await drawImage(page, { width: 4_000, height: 100 }))
    await expect(cropFrame(page)).toBeFocused()
    await expectFullyCovered(page, mock)
  })
})
