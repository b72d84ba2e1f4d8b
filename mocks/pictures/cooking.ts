import { createImageRandom } from './image-random'
import { drawing, repeat } from './svg'

const random = createImageRandom('crumbs')
const slashes = repeat(
  4,
  (i) =>
    `<path d="M320 ${128 + i * 30}c-22-4-42-14-56-30" stroke-width="7"/><path d="M320 ${128 + i * 30}c22-4 42-14 56-30" stroke-width="7"/>`,
)

/** A loaf with an ear of wheat. */
export const bread = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#d9dfd6"/><path d="M0 250c160-26 480-26 640 0v110H0z" fill="#c6cec4"/><ellipse cx="320" cy="262" rx="238" ry="44" fill="#8f6a45"/><ellipse cx="320" cy="252" rx="238" ry="44" fill="#a97f55"/><path d="M134 226c0-92 84-150 186-150s186 58 186 150c0 26-60 40-186 40s-186-14-186-40" fill="#b86f35"/><path d="M156 212c4-76 76-122 164-122s160 46 164 122c-30-34-90-56-164-56s-134 22-164 56" fill="#d08e4c"/><g fill="none" stroke="#f4e2c4" stroke-linecap="round"><path d="M320 92v150" stroke-width="9"/>${slashes}</g>${repeat(26, () => `<circle cx="${random.between(90, 550)}" cy="${random.between(286, 346)}" r="${(1.5 + random.next() * 3).toFixed(1)}" fill="#f6f1e8"/>`)}<g stroke="#a88a3d" stroke-width="4" fill="#c9a94e" stroke-linecap="round"><path d="M540 300c-10-60-6-110 18-160" fill="none"/>${repeat(5, (i) => `<ellipse cx="${536 + i * 2.5}" cy="${238 - i * 22}" rx="7" ry="13" transform="rotate(-24 ${536 + i * 2} ${238 - i * 22})"/><ellipse cx="${553 + i * 3}" cy="${230 - i * 22}" rx="7" ry="13" transform="rotate(28 ${553 + i * 3} ${230 - i * 22})"/>`)}</g>`,
)

/** Half a loaf on a board. */
export const loaf = drawing(
  640,
  400,
  `<rect width="640" height="400" fill="#5d6f66"/><rect y="268" width="640" height="132" fill="#4d5e56"/><rect x="60" y="268" width="520" height="46" rx="12" fill="#a97f55"/><rect x="60" y="268" width="520" height="16" rx="8" fill="#cda375"/><path d="M122 268c-16-84 62-148 168-148s178 62 166 148z" fill="#a85f2b"/><path d="M138 256c-2-70 66-118 152-118s152 46 152 116c-38-36-88-54-152-54s-118 20-152 56" fill="#cc8746"/><g fill="none" stroke="#f3dfba" stroke-width="9" stroke-linecap="round"><path d="M206 190c10-22 24-34 42-42"/><path d="M262 180c10-22 24-32 42-38"/><path d="M320 184c8-18 20-28 36-32"/></g><path d="M414 268c-12-62 14-96 62-96s74 34 62 96z" fill="#a85f2b"/><path d="M428 268c-8-52 12-80 48-80s56 28 48 80z" fill="#f1dcb8"/>${repeat(20, () => `<ellipse cx="${random.between(442, 510)}" cy="${random.between(204, 260)}" rx="${(1.5 + random.next() * 5).toFixed(1)}" ry="${(1.5 + random.next() * 3.5).toFixed(1)}" fill="#d9b985"/>`)}`,
)

const wallTiles = repeat(9, (i) =>
  repeat(
    4,
    (j) =>
      `<rect x="${i * 74 - 20 + (j % 2) * 37}" y="${j * 56 + 8}" width="70" height="52" rx="4" fill="${(i + j) % 5 ? '#dbe9e5' : '#bcd3cd'}"/>`,
  ),
)
const counter =
  '<rect y="236" width="640" height="124" fill="#e9d3b0"/><rect y="236" width="640" height="14" fill="#d2b68b"/>'

/** Rising dough on a kitchen counter. */
export const kitchen = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#cfe0dc"/>${wallTiles}${counter}<path d="M210 236c0-60 40-96 110-96s110 36 110 96z" fill="#f7f3e9"/><path d="M196 232h248v14H196z" fill="#9c6b42"/><path d="M252 196c20-26 44-36 70-36" stroke="#e2d8c2" stroke-width="8" fill="none" stroke-linecap="round"/><rect x="86" y="120" width="70" height="116" rx="10" fill="#b9ccd4"/><rect x="86" y="112" width="70" height="18" rx="6" fill="#9c6b42"/><rect x="96" y="160" width="50" height="34" fill="#fff"/>`,
)

/** A bowl of soup with bread. */
export const soup = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#e8c9a0"/>${repeat(9, (i) => `<rect x="${i * 80 - 10}" width="40" height="360" fill="#e2bf92"/>`)}<ellipse cx="300" cy="196" rx="212" ry="134" fill="#fbf6ea"/><ellipse cx="300" cy="190" rx="176" ry="108" fill="#f0e2c8"/><ellipse cx="300" cy="192" rx="160" ry="96" fill="#c9672f"/><path d="M190 168c50-30 96 24 150-6s66-14 82 0" fill="none" stroke="#f4dfb6" stroke-width="8" stroke-linecap="round"/>${repeat(15, (i) => `<ellipse cx="${196 + ((i * 67) % 210)}" cy="${150 + ((i * 41) % 96)}" rx="11" ry="8" fill="${i % 3 ? '#f0d9a4' : '#5f8558'}" transform="rotate(${i * 40} ${196 + ((i * 67) % 210)} ${150 + ((i * 41) % 96)})"/>`)}<g transform="rotate(18 560 190)"><rect x="552" y="150" width="13" height="170" rx="6" fill="#9aa7ab"/><ellipse cx="558" cy="112" rx="29" ry="44" fill="#b5c1c4"/></g>`,
)

/** Lemons in a bowl. */
export const lemons = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#cfe0dc"/>${wallTiles}${counter}${repeat(7, (i) => `<g transform="translate(${214 + i * 35} ${158 - (i % 2) * 34}) rotate(${i * 24 - 60})"><path d="M-46 0c6-8 8-30 46-30s40 22 46 30c-6 8-8 30-46 30S-40 8-46 0" fill="${i % 3 ? '#eac13f' : '#dfae2b'}"/></g>`)}<path d="M252 88c30-34 64-36 84-22-18 26-52 36-84 22" fill="#5f8558"/><path d="M164 172h312c0 62-58 108-156 108s-156-46-156-108" fill="#3f6f85"/><path d="M164 172h312l-3 24H167z" fill="#5588a0"/><rect x="266" y="276" width="108" height="14" rx="6" fill="#345c70"/>`,
)

/** Banner: loaves on a table. */
export const flour = drawing(
  1200,
  300,
  `<rect width="1200" height="300" fill="#e8ddca"/><path d="M0 210c300-30 900-30 1200 0v90H0z" fill="#d2bd98"/>${repeat(4, (i) => `<g transform="translate(${700 + i * 130} ${206 + (i % 2) * 12})"><ellipse rx="92" ry="20" cy="24" fill="#b79b70"/><path d="M-86 20c0-56 36-84 86-84s86 28 86 84c-30 14-142 14-172 0" fill="${i % 2 ? '#c07b3e' : '#b0672f'}"/><path d="M-40-30c20-16 60-16 80 0M-52-4c30-18 74-18 104 0" stroke="#f1dfc0" stroke-width="7" fill="none" stroke-linecap="round"/></g>`)}`,
)
