import { drawAvatar } from './avatar'
import { createImageRandom } from './image-random'
import { drawScene } from './scene'

/**
 * The SVG of a picture by its stored name, `KIND-….svg`, or nothing for a name that is none of ours.
 * The same name is always the same picture.
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
