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
  tag: ['@slow', '@PST-EDIT-01', '@FLT-47', '@FLT-135', '@FLT-180', '@FLT-193'],
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

test('the post editor inserts an emoji at the caret', {
  tag: ['@slow', '@UX-10', '@UX-17', '@FLT-196'],
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
})

/** As Word for Windows copies it. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body>
<!--StartFragment--><h2>Firing</h2><p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>first</b> <i>kiln</i>,
see <a href="https://example.org/kiln">here</a><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Clay</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span> </span></span>White</p>
<table><tr><td>a</td><td>b</td></tr></table><img src="x.png" onerror="hostile()"><script>hostile()</script><!--EndFragment--></body></html>`
/** As Google Docs copies it. */
const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-weight:400">One </span><span style="font-weight:700;font-style:italic">two</span></p><ol><li dir="ltr" style="font-weight:400"><p><span>three</span></p></li></ol></b>`

test('the post editor formats text by buttons and keys, keeps formats of pasted text, and shows what readers will see', {
  tag: ['@both', '@UX-75', '@UX-10'],
}, async ({ page, mock, expectAccessible }) => {
  await page.goto('/createPost')
  const text = textField(page)
  const select = (from: number, to: number) =>
    text.evaluate((field: HTMLTextAreaElement, range) => field.setSelectionRange(...range), [
      from,
      to,
    ] as const)
  const paste = (html: string, plain: string) =>
    text.evaluate(
      (field, [html, plain]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        clipboardData.setData('text/plain', plain)
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [html, plain] as const,
    )

  await text.fill('A new kiln ')
  await select(2, 5)
  await button(page, 'Format').click()
  await button(page, 'Bold').click()
  await expect(text).toHaveValue('A **new** kiln ')
  await expect(text).toBeFocused()
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  for (const one of await page.getByRole('group', { name: 'Format' }).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(test.info().project.name === 'phone' ? 44 : 36)
  }
  await page.keyboard.press('ControlOrMeta+End')
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type('today')
  await expect(text).toHaveValue('A **new** kiln _today_')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Shift+Digit8')
  await page.keyboard.type('Clay')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Glaze')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('A **new** kiln _today_\n- Clay\n- Glaze\n')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue('A **new** kiln _today_\n- Clay\n- Glaze\n- ')

  await button(page, 'Preview').click()
  await expect(text).toBeHidden()
  // Phones leave the editor by the button that closes it.
  await expect(button(page, 'Cancel')).toBeVisible({ visible: test.info().project.name !== 'phone' })
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Clay', 'Glaze'])
  await expect(page.getByRole('dialog').locator('b')).toHaveText('new')
  await expectAccessible()
  await button(page, 'Write').click()
  await button(page, 'Publish').click()
  await expect(page).toHaveURL('/mypage')
  const stored = '<p>A <b>new</b> kiln <i>today</i></p><ul><li>Clay</li><li>Glaze</li></ul>'
  expect((await onlyUpload(mock, 'createPost')).body).toMatchObject({ content: stored })
  await expect(page.getByRole('article').first().locator('[dir=auto]:has(ul)')).toHaveJSProperty(
    'innerHTML',
    stored,
  )

  await page.goto('/createPost')
  await paste(fromWord, 'x')
  await expect(text).toHaveValue(
    '**Firing**\n\nA **first** _kiln_, see [here](https://example.org/kiln)\n\n- Clay\n  1. White\n\na b',
  )
  await text.fill('')
  await paste(fromDocs, 'x')
  await expect(text).toHaveValue('One _**two**_\n\n1. three')
  await text.fill('see here')
  await select(4, 8)
  await paste('', 'https://example.org/a')
  await expect(text).toHaveValue('see [here](https://example.org/a)')
})

test('people to mention are shown whole below the name that is typed, also above a keyboard', {
  tag: ['@both', '@UX-65'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/createPost')
  const field = textField(page)
  await field.pressSequentially('Thanks, @i')
  const list = page.getByRole('listbox', { name: 'People to mention' })
  await expect(list).toBeInViewport({ ratio: 1 })
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 400 })
  await expect(list).toBeInViewport({ ratio: 1 })
  await list.getByRole('option').first().click()
  await expect(field).toHaveValue(/^Thanks, @\S+ $/)
  await expect(field).toBeFocused()
})
