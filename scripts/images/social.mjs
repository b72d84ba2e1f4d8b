// Draws the image for social previews with sharp. It is committed, so this runs only when the drawing changes:
//  npm i --no-save sharp@0.35.5 && node scripts/images/social.mjs
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/run.mjs'
import { scene } from './scene.mjs'

const { default: sharp } = await import('sharp').catch(() => {
  throw new Error('Install sharp for the image of social previews: npm i --no-save sharp@0.35.5')
})
await writeFile(
  join(root, 'kernel/shell/public/social.png'),
  await sharp(Buffer.from(scene({ width: 1200, height: 630 })))
    .flatten({ background: '#eaf3ec' })
    .png({ palette: true, colours: 64 })
    .toBuffer(),
)
