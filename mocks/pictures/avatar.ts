import type { ImageRandom } from './image-random'
import { paletteOf } from './palettes'

const skins = ['#f3d2b8', '#e3b08d', '#c68a62', '#96603f', '#6e432c', '#f7dcc6'] as const
const hairs = ['#2b2320', '#5a3a28', '#8c5a33', '#c9a15c', '#a9a39a', '#7b2f24'] as const

/** The two parts of a hair style: one is drawn behind the head and one over it. */
function hairOf(random: ImageRandom, color: string): { behind: string; over: string } {
  const cap = `<path d="M78 104a42 42 0 0 1 84 0c-10-16-26-24-42-24s-32 8-42 24z" fill="${color}"/>`
  return random.pick([
    { behind: '', over: cap },
    { behind: `<path d="M70 104a50 50 0 0 1 100 0v62H70z" fill="${color}"/>`, over: cap },
    { behind: `<circle cx="120" cy="62" r="20" fill="${color}"/>`, over: cap },
    { behind: `<circle cx="120" cy="98" r="54" fill="${color}"/>`, over: cap },
    {
      behind: '',
      over: `${cap}<path d="M80 118a40 42 0 0 0 80 0c-8 12-22 16-40 16s-32-4-40-16z" fill="${color}"/>`,
    },
  ])
}

/** Draws head and shoulders, 240 × 240. */
export function drawAvatar(random: ImageRandom): string {
  const palette = paletteOf(random)
  const hair = hairOf(random, random.pick(hairs))
  const skin = random.pick(skins)
  const shirt = random.pick([palette.near, palette.accent, palette.middle])
  const moon = `<circle cx="${random.between(20, 220)}" cy="${random.between(10, 90)}" r="${random.between(30, 70)}" fill="${palette.ground}" opacity=".55"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">
<rect width="240" height="240" fill="${palette.far}"/>${moon}${hair.behind}
<path d="M36 240c4-46 40-68 84-68s80 22 84 68z" fill="${shirt}"/>
<path d="M104 140h32v34a16 16 0 0 1-32 0z" fill="${skin}"/>
<ellipse cx="120" cy="112" rx="40" ry="46" fill="${skin}"/>${hair.over}
</svg>`
}
