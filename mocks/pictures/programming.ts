import { drawing, repeat } from './svg'

const lamps = ['#e0735c', '#e2b254', '#7bb37f']
const bar = (x: number, y: number, width: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${color}"/>`

const lines = [
  bar(116, 118, 60, '#e38f6f'),
  bar(184, 118, 96, '#efe6f2'),
  bar(140, 148, 44, '#8fc7b4'),
  bar(192, 148, 128, '#efe6f2'),
  bar(328, 148, 62, '#e6c36b'),
  bar(140, 178, 92, '#efe6f2'),
  bar(240, 178, 40, '#e38f6f'),
  bar(164, 208, 148, '#b7a5c6'),
  bar(164, 238, 74, '#8fc7b4'),
  bar(246, 238, 118, '#e6c36b'),
  bar(116, 268, 52, '#e38f6f'),
  bar(116, 298, 30, '#8fc7b4'),
].join('')

const windowOf = (shade: string, head: string) =>
  `<rect x="86" y="52" width="468" height="276" rx="16" fill="${shade}"/><rect x="86" y="52" width="468" height="38" rx="16" fill="${head}"/><rect x="86" y="74" width="468" height="16" fill="${head}"/>${lamps.map((color, i) => `<circle cx="${112 + i * 22}" cy="71" r="6" fill="${color}"/>`).join('')}`

/** A window with code. */
export const code = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#cdb9d4"/><circle cx="560" cy="330" r="150" fill="#bba2c4"/>${windowOf('#2b2233', '#3a2f45')}${lines}<rect x="154" y="294" width="9" height="20" fill="#efe6f2"/>`,
)

/** A window with a web page. */
export const webpage = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#bfd7d3"/><circle cx="80" cy="60" r="140" fill="#a9c8c3"/>${windowOf('#fdfaf2', '#2d5f58')}<rect x="116" y="112" width="408" height="84" rx="8" fill="#e9c79b"/><path d="M116 180c80-50 170-40 240-12s120 4 168-16v36c0 4-4 8-8 8H124c-4 0-8-4-8-8z" fill="#86a767"/><circle cx="462" cy="136" r="15" fill="#e3a33f"/>${bar(116, 214, 220, '#3b2a20')}${repeat(3, (i) => bar(116, 240 + i * 22, 290 - i * 44, '#b9ae9c'))}<rect x="430" y="222" width="94" height="34" rx="17" fill="#c2512f"/>`,
)

/** Two laptops on a table. */
export const laptops = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#e9dcc8"/><circle cx="320" cy="60" r="120" fill="#f3ead9"/><rect y="252" width="640" height="108" fill="#b98f63"/><rect y="252" width="640" height="12" fill="#cda375"/>${[
    { x: 70, screen: '#2b2233' },
    { x: 350, screen: '#24564c' },
  ]
    .map(
      ({ x, screen }) =>
        `<rect x="${x}" y="112" width="220" height="146" rx="10" fill="#5d6670"/><rect x="${x + 10}" y="122" width="200" height="126" rx="4" fill="${screen}"/>${repeat(5, (i) => bar(x + 26 + (i % 3) * 14, 138 + i * 21, [70, 110, 54, 92, 40][i] ?? 40, ['#e38f6f', '#efe6f2', '#8fc7b4', '#e6c36b', '#efe6f2'][i] ?? '#efe6f2'))}<path d="M${x - 18} 258h256l14 18H${x - 32}z" fill="#8a949c"/>`,
    )
    .join(
      '',
    )}<g transform="translate(316 218)"><path d="M-20 0h40l-5 46h-30z" fill="#c2512f"/><path d="M20 8c16 0 16 24-2 24" fill="none" stroke="#c2512f" stroke-width="6"/></g>`,
)

/** Banner: lines of code. */
export const screens = drawing(
  1200,
  300,
  `<rect width="1200" height="300" fill="#2b2233"/><circle cx="1060" cy="300" r="220" fill="#3a2f45"/>${repeat(
    30,
    (i) => {
      const row = Math.floor(i / 3)
      const x = 560 + (row % 4) * 36 + (i % 3) * (96 + (row % 3) * 40)
      return `<rect x="${x}" y="${26 + row * 26}" width="${60 + ((i * 37) % 70)}" height="12" rx="6" fill="${['#e38f6f', '#efe6f2', '#8fc7b4', '#e6c36b', '#b7a5c6'][(i * 3) % 5]}"/>`
    },
  )}`,
)
