// Draws the banner of the landing page and the image for social previews, in all sizes and formats. The
// results are committed, so this runs only when the drawing changes. It needs sharp:
//  npm i --no-save sharp@0.35.5 && node scripts/images/banner.mjs
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/run.mjs'
import { scene } from './scene.mjs'

const { default: sharp } = await import('sharp').catch(() => {
  throw new Error('Install sharp first: npm i --no-save sharp@0.35.5')
})

const folder = join(root, 'plugins/accounts/pictures')
/** The wide drawing is for desktops and tablets, the narrow one for phones. Both are saved in several widths in pixels. */
const shapes = [
  { name: 'wide', scene: scene({ width: 1600, height: 560 }), widths: [800, 1200, 1600] },
  { name: 'narrow', scene: scene({ width: 720, height: 540 }), widths: [400, 720] },
]

for (const shape of shapes) {
  for (const width of shape.widths) {
    const picture = sharp(Buffer.from(shape.scene), { density: 96 }).resize({ width })
    const file = join(folder, `banner-${shape.name}-${width}`)
    await writeFile(`${file}.avif`, await picture.clone().avif({ quality: 55, effort: 9 }).toBuffer())
    await writeFile(`${file}.webp`, await picture.clone().webp({ quality: 78, effort: 6 }).toBuffer())
  }
  const last = shape.widths.at(-1)
  await writeFile(
    join(folder, `banner-${shape.name}-${last}.png`),
    await sharp(Buffer.from(shape.scene))
      .resize({ width: last })
      .png({ palette: true, colours: 64 })
      .toBuffer(),
  )
}

const social = scene({ width: 1200, height: 630 })
await writeFile(
  join(root, 'kernel/shell/public/social.png'),
  await sharp(Buffer.from(social)).png({ palette: true, colours: 64 }).toBuffer(),
)
