// Draws the icons of the installed app from kernel/shell/public/icon.svg. The results are committed, so this runs only when
// the drawing changes:
//  node scripts/images/icons.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumFlags } from '../process/chromium-flags.mjs'
import { root } from '../process/run.mjs'
import { setUp } from '../setup.mjs'

const folder = join(root, 'kernel/shell/public')
/** `inset` is the margin of the drawing and `radius` that of the corners, as fractions of the width. */
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0.12, radius: 0.22 },
  { file: 'icon-512.png', size: 512, inset: 0.12, radius: 0.22 },
  // Launchers cut a maskable icon into any shape that contains a centered circle with 80 % of the width.
  { file: 'icon-maskable-512.png', size: 512, inset: 0.2, radius: 0 },
  { file: 'icon-180.png', size: 180, inset: 0.14, radius: 0 },
]

const drawing = (await readFile(join(folder, 'icon.svg'), 'utf8')).replaceAll('#0f6e5f', '#ffffff')
const { chromium: executablePath } = await setUp({ chromium: true })
const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
try {
  for (const { file, size, inset, radius } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<style>body{margin:0}div{box-sizing:border-box;width:100vw;height:100vh;padding:${inset * size}px;background:#0f6e5f;border-radius:${radius * size}px}svg{display:block}</style><div>${drawing}</div>`,
    )
    await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
