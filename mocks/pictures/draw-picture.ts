import { bannerOf, pictureOf } from './art'
import { drawAvatar } from './avatar'
import { toSvg } from './svg'

/**
 * Draws the SVG for a name like `KIND-….svg`; undefined for other names. The first word after the kind says what a
 * picture shows: `post-lemons-12.svg`, `course-music-1441.svg`. The same name always gives the same image.
 */
export function drawPicture(name: string): string | undefined {
  const [, kind, rest] = /^(avatar|post|course|background)-(.+)\.svg$/.exec(name) ?? []
  if (!kind || !rest) return undefined
  const subject = rest.split('-')[0] ?? ''
  switch (kind) {
    case 'avatar':
      return toSvg(drawAvatar(rest), 240)
    case 'background':
      return toSvg(bannerOf(subject), 1600)
    default:
      return toSvg(pictureOf(subject), 1280)
  }
}
