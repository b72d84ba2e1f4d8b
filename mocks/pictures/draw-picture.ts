import { drawAvatar } from './avatar'
import { createImageRandom } from './image-random'
import { drawScene } from './scene'

/**
 * Draws the SVG for a name like `KIND-….svg`; undefined for other names.
 * The same name always gives the same image.
 */
export function drawPicture(name: string): string | undefined {
  const [, kind, rest] = /^(avatar|post|course|background)-(.+)\.svg$/.exec(name) ?? []
  if (!kind || !rest) return undefined
  const random = createImageRandom(name)
  const subject = rest.split('-')[0] ?? ''
  switch (kind) {
    case 'avatar':
      return drawAvatar(random)
    case 'post':
      return drawScene(random, subject, 1200, 800)
    case 'course':
      return drawScene(random, subject, 1280, 720)
    default:
      return drawScene(random, 'landscape', 1600, 400)
  }
}
