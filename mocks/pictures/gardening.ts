import { drawing, repeat } from './svg'

const sprout = (x: number, y: number, size: number, stem = '#5f8f4a', leaf = '#7fae5f') =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C0-10 0-14 0-20" stroke="${stem}" stroke-width="2.5" fill="none"/><path d="M0-18C-9-18-13-24-13-30-5-30 0-26 0-18" fill="${leaf}"/><path d="M0-14C8-14 12-19 12-25 5-25 0-21 0-14" fill="${stem}"/></g>`

const beds = [
  { x: 40, y: 250, width: 250, height: 96 },
  { x: 340, y: 236, width: 262, height: 110 },
]

/** Raised beds with seedlings and tomatoes. */
export const garden = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#f3e3bd"/><circle cx="516" cy="92" r="46" fill="#e3a33f"/><path d="M0 170c120-50 250-40 360-14s200 20 280-18v222H0z" fill="#a9c08a"/><path d="M0 214c140-30 300-22 420-4s160 8 220-6v156H0z" fill="#86a767"/>${beds
    .map(
      ({ x, y, width, height }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#8a5a36"/><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="3" fill="#4c3325"/>`,
    )
    .join(
      '',
    )}${repeat(6, (i) => sprout(72 + i * 38, 304, 1))}${repeat(6, (i) => sprout(72 + i * 38, 332, 1.1, '#4f8244', '#8dbb63'))}${repeat(5, (i) => `<g transform="translate(${378 + i * 47} 322)"><path d="M0 4v-58" stroke="#b98b56" stroke-width="3"/><path d="M0-8c-16 0-22-10-22-20 14 0 22 8 22 20M0-24c15 0 20-9 20-18-12 0-20 7-20 18" fill="#4f8244"/><circle cx="-9" cy="-6" r="8" fill="#c9432c"/><circle cx="9" cy="-20" r="7" fill="${i % 2 ? '#e08a3a' : '#c9432c'}"/></g>`)}`,
)

const pots = ['#c4623d', '#b35432', '#cf7447', '#c4623d', '#b35432']
const rims = ['#d57a52', '#c4623d', '#dd8a60', '#d57a52', '#c4623d']

/** Pots with seedlings on a window sill. */
export const seedlings = drawing(
  640,
  400,
  `<rect width="640" height="400" fill="#dfe9ea"/><rect x="60" y="0" width="520" height="262" fill="#f5f1e2"/><circle cx="452" cy="96" r="50" fill="#efc163"/><path d="M60 208c90-60 170-50 250-20s180 20 270-34v108H60z" fill="#b9cda6"/><g fill="#fff"><rect x="48" y="0" width="16" height="268"/><rect x="576" y="0" width="16" height="268"/><rect x="312" y="0" width="14" height="262"/><rect x="48" y="116" width="544" height="10"/></g><rect y="262" width="640" height="26" fill="#fff"/><rect y="288" width="640" height="112" fill="#c9d6d3"/>${repeat(5, (i) => `<g transform="translate(${112 + i * 104} 262)"><path d="M-36-56h72l-8 66h-56z" fill="${pots[i]}"/><rect x="-40" y="-64" width="80" height="16" rx="3" fill="${rims[i]}"/></g>${sprout(100 + i * 104, 200, 1.5 + (i % 3) * 0.5)}${sprout(126 + i * 104, 200, 1.2 + ((i + 1) % 3) * 0.45, '#4f8244', '#8dbb63')}`)}`,
)

const herbPots = [
  { x: 150, leaf: '#7d9c63', pot: '#f3efe6' },
  { x: 320, leaf: '#5f8558', pot: '#c4623d' },
  { x: 490, leaf: '#92ab6b', pot: '#3f5f6f' },
]

/** Three pots of herbs on a shelf. */
export const herbs = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#e9dcc8"/><rect y="250" width="640" height="110" fill="#c9a77c"/>${herbPots
    .map(
      ({ x, leaf, pot }) =>
        `<g transform="translate(${x} 250)">${repeat(
          9,
          (i) =>
            `<g transform="rotate(${i * 15 - 60})"><path d="M0 0v-${104 + (i % 3) * 20}" stroke="${leaf}" stroke-width="4"/>${repeat(
              5,
              (j) => {
                const side = j % 2 ? 1 : -1
                const y = -40 - j * 17
                return `<ellipse cx="${9 * side}" cy="${y}" rx="11" ry="6" fill="${leaf}" transform="rotate(${-30 * side} ${9 * side} ${y})"/>`
              },
            )}</g>`,
        )}<path d="M-56-10h112l-12 84h-88z" fill="${pot}"/></g>`,
    )
    .join('')}`,
)

/** A compost bin in a garden. */
export const compost = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#dfe7cf"/><circle cx="110" cy="84" r="44" fill="#e3a33f"/><path d="M0 200c140-40 320-30 640-6v166H0z" fill="#9fb97f"/><path d="M206 176c20-58 74-84 118-84s92 22 112 84z" fill="#4c3325"/>${repeat(7, (i) => `<ellipse cx="${236 + i * 29}" cy="${158 - (i % 3) * 17}" rx="15" ry="7" fill="${['#7fae5f', '#d9962f', '#c4623d'][i % 3]}" transform="rotate(${i * 31} ${236 + i * 29} ${158 - (i % 3) * 17})"/>`)}${repeat(5, (i) => `<rect x="190" y="${174 + i * 31}" width="262" height="23" rx="3" fill="${i % 2 ? '#96623c' : '#a97147'}"/>`)}<rect x="184" y="160" width="18" height="180" fill="#7a4e2e"/><rect x="440" y="160" width="18" height="180" fill="#7a4e2e"/><g transform="rotate(14 540 220)"><rect x="534" y="90" width="10" height="180" fill="#8a5a36"/><path d="M512 262h54l-6 54c-8 12-34 12-42 0z" fill="#7d8b90"/></g>`,
)

/** Banner: hills at sunset. */
export const hills = drawing(
  1200,
  300,
  '<rect width="1200" height="300" fill="#f0e6d2"/><circle cx="820" cy="112" r="52" fill="#df9c3c"/><path d="M0 190c220-60 420-30 620-8s380 10 580-50v168H0z" fill="#c8cfae"/><path d="M0 228c260-40 520-20 740-6s320-10 460-34v112H0z" fill="#98ad80"/><path d="M0 262c300-26 640-14 1200-22v60H0z" fill="#5d7d58"/>',
)
