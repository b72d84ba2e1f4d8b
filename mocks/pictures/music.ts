import { drawing, repeat } from './svg'

const font = 'font-family="Figtree, system-ui, sans-serif" font-weight="700"'

const fingers = [
  { x: 100, y: 216, finger: 3 },
  { x: 203, y: 147, finger: 1 },
  { x: 302, y: 193, finger: 2 },
]

/** The neck of a guitar with a chord on it. */
export const guitar = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#e9c79b"/><circle cx="95" cy="300" r="190" fill="#dcae77"/><g transform="rotate(-14 320 180)"><rect x="-60" y="112" width="780" height="138" fill="#4a2d20"/><rect x="-60" y="112" width="780" height="7" fill="#6a4432"/>${[
    40, 150, 252, 346, 433, 513, 588,
  ]
    .map((x) => `<rect x="${x}" y="112" width="5" height="138" fill="#d8cbb4"/>`)
    .join(
      '',
    )}${[202, 390, 552].map((x) => `<circle cx="${x}" cy="181" r="8" fill="#eadfc9"/>`).join('')}${repeat(
    6,
    (i) =>
      `<path d="M-60 ${124 + i * 23}H720" stroke="#f4ead6" stroke-width="${(1.3 + i * 0.55).toFixed(2)}"/>`,
  )}${fingers
    .map(
      ({ x, y, finger }) =>
        `<circle cx="${x}" cy="${y}" r="19" fill="#c2512f"/><text x="${x}" y="${y + 7}" text-anchor="middle" ${font} font-size="20" fill="#fff">${finger}</text>`,
    )
    .join('')}</g>`,
)

/** Chords with the string (from the left) and the fret of each finger, both from 0. */
const sheet: readonly { name: string; dots: readonly (readonly [number, number])[] }[] = [
  {
    name: 'G',
    dots: [
      [0, 2],
      [1, 1],
      [5, 2],
    ],
  },
  {
    name: 'Em',
    dots: [
      [1, 1],
      [2, 1],
    ],
  },
  {
    name: 'C',
    dots: [
      [1, 2],
      [2, 1],
      [4, 0],
    ],
  },
  {
    name: 'D',
    dots: [
      [3, 1],
      [4, 2],
      [5, 1],
    ],
  },
]

/** A sheet of chord diagrams on a table. */
export const chords = drawing(
  640,
  380,
  `<rect width="640" height="380" fill="#b98f63"/><path d="M0 0h640v60H0z" fill="#a87f55"/><path d="M0 200h640" stroke="#a87f55" stroke-width="3"/><g transform="rotate(-3 320 200)"><rect x="96" y="34" width="448" height="330" fill="#fbf6ea"/><path d="M128 72h190" stroke="#3b2a20" stroke-width="12"/><path d="M128 98h220" stroke="#c2512f" stroke-width="4"/>${sheet
    .map(
      ({ name, dots }, index) =>
        `<g transform="translate(${134 + index * 102} 132)"><text x="34" y="0" text-anchor="middle" ${font} font-size="22" fill="#3b2a20">${name}</text><path d="M0 14h68" stroke="#3b2a20" stroke-width="5"/>${repeat(6, (i) => `<path d="M${(i * 13.6).toFixed(1)} 14v92" stroke="#3b2a20" stroke-width="1.8"/>`)}${repeat(4, (i) => `<path d="M0 ${37 + i * 23}h68" stroke="#3b2a20" stroke-width="1.8"/>`)}${dots.map(([string, fret]) => `<circle cx="${(string * 13.6).toFixed(1)}" cy="${25 + fret * 23}" r="7" fill="#24564c"/>`).join('')}</g>`,
    )
    .join(
      '',
    )}${[360, 300, 336].map((length, i) => `<path d="M128 ${278 + i * 26}h${length}" stroke="#b9ae9c" stroke-width="5" stroke-linecap="round"/>`).join('')}</g><g transform="rotate(24 560 310)"><rect x="470" y="300" width="190" height="16" rx="3" fill="#e2b23f"/><path d="M470 300l-28 8 28 8z" fill="#f2dcb5"/><path d="M452 305l-10 3 10 3z" fill="#3b2a20"/></g>`,
)

/** Piano keys and a sheet of music. */
export const piano = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#c9d8dc"/><rect y="150" width="640" height="210" fill="#5b3a2a"/><rect y="150" width="640" height="14" fill="#7a5037"/><g transform="rotate(-2 320 90)"><rect x="214" y="16" width="212" height="150" fill="#fbf6ea"/>${repeat(3, (row) => repeat(5, (line) => `<path d="M232 ${36 + row * 42 + line * 6}h176" stroke="#b9ae9c" stroke-width="1.5"/>`))}${repeat(12, (i) => `<ellipse cx="${250 + (i % 4) * 42}" cy="${40 + Math.floor(i / 4) * 42 + ((i * 7) % 4) * 6}" rx="6" ry="4.5" fill="#3b2a20"/>`)}</g><rect x="24" y="206" width="592" height="154" fill="#2b1d17"/>${repeat(14, (i) => `<rect x="${32 + i * 41.4}" y="214" width="39" height="150" rx="4" fill="#fdf9f0"/>`)}${repeat(14, (i) => ([2, 6, 9, 13].includes(i) ? '' : `<rect x="${60 + i * 41.4}" y="214" width="24" height="88" rx="3" fill="#2b2322"/>`))}`,
)

/** Banner: strings over the sound hole of a guitar. */
export const strings = drawing(
  1200,
  300,
  `<rect width="1200" height="300" fill="#3d2a20"/><circle cx="860" cy="150" r="210" fill="#2a1b14"/><circle cx="860" cy="150" r="228" fill="none" stroke="#b98b56" stroke-width="7"/><circle cx="860" cy="150" r="246" fill="none" stroke="#7a5233" stroke-width="12" stroke-dasharray="12 10"/>${repeat(6, (i) => `<path d="M0 ${60 + i * 36}H1200" stroke="#e8d3ae" stroke-width="${(1.5 + i * 0.7).toFixed(1)}"/>`)}`,
)
