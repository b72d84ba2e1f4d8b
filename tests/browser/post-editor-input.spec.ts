import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from './support/fixtures'
import { button, chooseImage, preview, textField } from './support/post-editor'
import { dropOrPaste, measureImage } from './support/test-images'
import { onlyUpload } from './support/uploads'
import { waitForApp } from './support/wait-for-app'

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

/** Builds a chunk of a PNG file. */
function pngChunk(name: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name), content])
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** An animated PNG of one frame, whose end is missing: an image element shows it, `createImageBitmap` refuses it. */
function endlessAnimation(edge: number): Buffer {
  const words = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32()
  const pixels = (gray: number) =>
    deflateSync(
      Buffer.concat(Array.from({ length: edge }, () => Buffer.from([0, ...Array(edge).fill(gray)]))),
    )
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([words(edge, edge), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('acTL', words(1, 0)),
    pngChunk('IDAT', pixels(200)),
    pngChunk('fcTL', Buffer.concat([words(0, edge, edge, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])])),
    pngChunk('fdAT', Buffer.concat([words(1), pixels(90)])),
  ])
}

test('the post editor accepts images that the browser decodes, also without text, and no other files', {
  tag: ['@PST-EDIT-01', '@FLT-47', '@FLT-135', '@FLT-180', '@FLT-193'],
}, async ({ page, mock }) => {
  await page.goto('/createPost')
  await waitForApp(page)
  await button(page, 'Publish').click()
  await expect(textField(page)).toHaveAccessibleDescription(/Write something/)
  const animation = endlessAnimation(64)
  const png = { name: 'me.png', type: 'image/png' }
  await test.step('neither a letter nor a damaged picture', async () => {
    await dropOrPaste(page, 'drop', Buffer.from('Dear friends, this is a letter.'))
    await expect(page.getByText('isn’t a picture your browser can open')).toBeVisible()
    await dropOrPaste(page, 'drop', animation.subarray(0, 80), png)
    await expect(page.getByText('This picture can’t be opened. It may be damaged.')).toBeVisible()
  })
  for (const missing of [0, 60])
    await test.step(`an animated PNG that browsers show, whose last ${missing} bytes are missing`, async () => {
      await dropOrPaste(page, 'drop', animation.subarray(0, animation.length - missing), png)
      await expect(preview(page)).toHaveJSProperty('naturalWidth', 64)
      await button(page, 'Remove picture').click()
      await expect(preview(page)).toHaveCount(0)
    })
  await test.step('an AVIF', async () => {
    await dropOrPaste(page, 'drop', await readFile('tests/browser/support/photo.avif'))
    await expect(preview(page)).toHaveJSProperty('naturalWidth', 400)
    await button(page, 'Remove picture').click()
  })
  await test.step('a picture of copied text, and a file that was copied with its name', async () => {
    const picture = await readFile('tests/browser/support/photo.avif')
    await textField(page).focus()
    await dropOrPaste(page, 'paste', picture, { name: 'image.png', text: 'Copied from a document' })
    await dropOrPaste(page, 'paste', picture, { name: 'kiln.avif', text: 'kiln.avif' })
    await expect(preview(page)).toHaveJSProperty('naturalWidth', 400)
    await button(page, 'Remove picture').click()
    await expect(preview(page)).toHaveCount(0)
  })
  await chooseImage(page)
  expect(await measureImage(preview(page))).toMatchObject({ width: 600, height: 375 })
  await expect(textField(page)).not.toHaveAccessibleDescription(/Write something/)
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  expect((await onlyUpload(mock, 'createPost')).body).toMatchObject({
    content: '',
    imageFile: { fileName: 'picture.jpg' },
  })
})

test('the post editor inserts an emoji at the caret, and makes bold what is selected and then what is typed', {
  tag: ['@UX-10', '@UX-17', '@FLT-196'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/createPost')
  const text = textField(page)
  const select = (from: number, to: number) =>
    text.evaluate((field: HTMLTextAreaElement, range) => field.setSelectionRange(...range), [
      from,
      to,
    ] as const)
  const picker = page.getByRole('dialog', { name: 'Emoji' })
  const search = picker.getByRole('searchbox', { name: 'Search emoji' })
  await text.fill('Hello friends')
  await select(5, 5)
  await button(page, 'Emoji').click()
  await search.fill('waving')
  await expect(picker.getByRole('gridcell').first()).toHaveText('👋')
  await expectAccessible()
  await search.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(text).toHaveValue('Hello👋 friends')
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue('Hello friends')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(text).toHaveValue('Hello👋 friends')

  await button(page, 'Emoji').click()
  await picker.getByRole('group', { name: 'Recently used' }).getByRole('button', { name: '👋' }).click()
  await expect(text).toHaveValue('Hello👋👋 friends')
  await button(page, 'Emoji').click()
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(button(page, 'Emoji')).toBeFocused()

  await text.fill('A new kiln ')
  await select(2, 5)
  await button(page, 'Bold').click()
  await expect(text).toHaveValue('A <b>new</b> kiln ')
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await button(page, 'Bold').click()
  await page.keyboard.type('today')
  await expect(text).toHaveValue('A <b>new</b> kiln <b>today</b>')
})
