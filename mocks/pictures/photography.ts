import { drawing, repeat } from './svg'

/** A camera on a table. */
export const camera = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#e3cfc0"/><circle cx="120" cy="90" r="150" fill="#ecdccf"/><rect y="276" width="640" height="84" fill="#a97f55"/><rect x="150" y="116" width="340" height="176" rx="22" fill="#2f3a3f"/><rect x="150" y="150" width="340" height="92" fill="#6d4a35"/><path d="M250 116l16-34h108l16 34z" fill="#3f4c52"/><rect x="186" y="98" width="46" height="20" rx="6" fill="#c2512f"/><rect x="412" y="98" width="52" height="20" rx="6" fill="#8a949c"/><circle cx="320" cy="200" r="84" fill="#1f272b"/><circle cx="320" cy="200" r="66" fill="#55656c"/><circle cx="320" cy="200" r="48" fill="#20343f"/><circle cx="320" cy="200" r="26" fill="#3f7397"/><circle cx="304" cy="182" r="10" fill="#dfeaf0"/><circle cx="446" cy="136" r="9" fill="#e2b254"/>`,
)

const reeds = repeat(
  9,
  (i) =>
    `<path d="M${28 + i * 17} 360c4-40-2-70 ${6 - (i % 3) * 8}-${96 + (i % 4) * 14}" fill="none" stroke="#3f5348" stroke-width="5" stroke-linecap="round"/>`,
)

/** Fog on a river in the morning. */
export const fog = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#f1d9c2"/><circle cx="430" cy="120" r="46" fill="#e79a5c"/><path d="M0 150c90-40 190-30 300-6s220 10 340-30v120H0z" fill="#b7bfc4"/><path d="M0 178c130-30 260-14 360 0s190 0 280-20v80H0z" fill="#8f9fa6"/><rect y="214" width="640" height="146" fill="#c7d0d2"/><path d="M0 224h640M60 250h300M330 282h260M120 316h330" stroke="#e9eeee" stroke-width="9" stroke-linecap="round"/><path d="M396 246h132l-22 28h-90z" fill="#4c3a30"/><path d="M452 246v-44" stroke="#4c3a30" stroke-width="6"/><circle cx="452" cy="194" r="12" fill="#4c3a30"/>${reeds}`,
)

const prints = ['#86a767', '#3f7397', '#c2512f', '#5a4a78']

/** Prints that dry on a line. */
export const film = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#6d2f2a"/><circle cx="320" cy="-20" r="190" fill="#8d3d33"/><path d="M0 70c200 34 440 34 640 0" fill="none" stroke="#e8d3ae" stroke-width="4"/>${prints
    .map(
      (color, i) =>
        `<g transform="translate(${46 + i * 144} ${84 + (i % 3 ? 10 : 0)}) rotate(${i % 2 ? 3 : -3})"><rect width="116" height="150" fill="#fbf6ea"/><rect x="10" y="10" width="96" height="108" fill="#e9dcc8"/><circle cx="${70 - i * 8}" cy="44" r="16" fill="#d9962f"/><path d="M10 92c30-28 60-22 96-6v32H10z" fill="${color}"/><rect x="50" y="-12" width="16" height="28" rx="3" fill="#d2b68b"/></g>`,
    )
    .join(
      '',
    )}<rect y="294" width="640" height="66" fill="#4c1f1c"/><g transform="translate(60 302)"><rect width="520" height="46" fill="#1f1a18"/>${repeat(20, (i) => `<rect x="${8 + i * 26}" y="4" width="12" height="7" rx="2" fill="#b9846a"/><rect x="${8 + i * 26}" y="35" width="12" height="7" rx="2" fill="#b9846a"/>`)}${repeat(6, (i) => `<rect x="${10 + i * 86}" y="14" width="74" height="18" fill="#d08e5c"/>`)}</g>`,
)

/** A street with awnings and a walker. */
export const street = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#cfdde6"/>${['#e9c79b', '#d98a6a', '#e6d9b0', '#9fb7b0']
    .map(
      (color, i) =>
        `<rect x="${i * 160}" y="${30 + (i % 2) * 34}" width="160" height="260" fill="${color}"/>${repeat(4, (k) => `<rect x="${i * 160 + 24 + (k % 2) * 66}" y="${62 + (i % 2) * 34 + Math.floor(k / 2) * 66}" width="44" height="48" rx="3" fill="#3f5a68"/>`)}<path d="M${i * 160 + 10} 212h140l12 30H${i * 160 - 2}z" fill="${['#c2512f', '#24564c', '#5a4a78', '#d9962f'][i]}"/><rect x="${i * 160 + 20}" y="242" width="120" height="50" fill="#4c3a30"/>`,
    )
    .join(
      '',
    )}<rect y="290" width="640" height="70" fill="#a7a29a"/><path d="M0 330h640" stroke="#c6c1b8" stroke-width="5" stroke-dasharray="60 34"/><g transform="translate(392 250)"><circle cx="0" cy="-28" r="15" fill="#7a4a2e"/><path d="M-20 40c0-40 4-54 20-54s20 14 20 54z" fill="#d9962f"/><path d="M-8 40l-14 42M8 40l18 40" stroke="#2f3a3f" stroke-width="11" stroke-linecap="round"/></g>`,
)

/** Banner: a river in the morning. */
export const river = drawing(
  1200,
  300,
  '<rect width="1200" height="300" fill="#f1d9c2"/><circle cx="860" cy="104" r="50" fill="#e79a5c"/><path d="M0 140c200-60 400-40 600-10s400 10 600-50v130H0z" fill="#b7bfc4"/><path d="M0 170c260-40 520-10 760 4s320-10 440-34v90H0z" fill="#8f9fa6"/><rect y="204" width="1200" height="96" fill="#c7d0d2"/><path d="M80 224h460M620 246h480M180 274h520" stroke="#e9eeee" stroke-width="9" stroke-linecap="round"/>',
)
