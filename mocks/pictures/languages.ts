import { drawing, repeat } from './svg'

const font = 'font-family="Figtree, system-ui, sans-serif" font-weight="700"'

/** An open notebook. */
export const notebook = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#e4e0d5"/><rect x="70" y="46" width="250" height="270" rx="4" fill="#fdfaf2"/><rect x="320" y="46" width="250" height="270" rx="4" fill="#f8f3e7"/><path d="M320 46v270" stroke="#d8d0bf" stroke-width="3"/>${[180, 160, 190, 120, 176, 150, 90].map((length, i) => `<path d="M100 ${90 + i * 30}h${length}" stroke="#b5c3c9" stroke-width="4" stroke-linecap="round"/>`).join('')}<circle cx="444" cy="150" r="52" fill="none" stroke="#24564c" stroke-width="6"/><path d="M444 98v104M392 150h104" stroke="#24564c" stroke-width="4"/><path d="M360 250h170M360 278h120" stroke="#d99a2b" stroke-width="6" stroke-linecap="round"/>`,
)

const greetings = [
  { x: 60, y: 46, width: 250, color: '#24564c', word: 'Olá!' },
  { x: 330, y: 118, width: 250, color: '#c2512f', word: '¿Qué tal?' },
  { x: 100, y: 196, width: 250, color: '#5a4a78', word: 'Hello!' },
  { x: 372, y: 262, width: 200, color: '#d9962f', word: 'Ciao' },
]

/** Greetings in speech bubbles. */
export const dialogue = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#dbe4ea"/><circle cx="560" cy="50" r="150" fill="#cdd9e1"/>${greetings
    .map(
      ({ x, y, width, color, word }, i) =>
        `<path d="M${i % 2 ? x + width - 50 : x + 30} ${y + 54}h34l${i % 2 ? 4 : -22} 24z" fill="${color}"/><rect x="${x}" y="${y}" width="${width}" height="62" rx="31" fill="${color}"/><text x="${x + width / 2}" y="${y + 41}" text-anchor="middle" ${font} font-size="29" fill="#fff">${word}</text>`,
    )
    .join('')}`,
)

const spines = [
  { width: 330, color: '#24564c' },
  { width: 290, color: '#c2512f' },
  { width: 350, color: '#3f7397' },
  { width: 270, color: '#d9962f' },
]

/** A pile of books with a cup. */
export const books = drawing(
  640,
  360,
  `<rect width="640" height="360" fill="#ecdfd0"/><circle cx="490" cy="110" r="120" fill="#f4ebdf"/><rect y="296" width="640" height="64" fill="#b98f63"/>${spines
    .map(({ width, color }, i) => {
      const x = 110 + (350 - width) * (i % 2 ? 0.8 : 0.3)
      const y = 248 - i * 48
      return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="5" fill="${color}"/><rect x="${x + 22}" y="${y}" width="9" height="48" fill="#fff" opacity=".55"/><rect x="${x + width - 96}" y="${y + 19}" width="70" height="10" rx="5" fill="#fff" opacity=".7"/>`
    })
    .join(
      '',
    )}<g transform="translate(514 236)"><path d="M-36 0h72l-8 60h-56z" fill="#fbf6ea"/><path d="M34 12c26 0 26 34-2 34" fill="none" stroke="#fbf6ea" stroke-width="9"/><path d="M-12-18c-8-12 8-18 0-32M12-18c-8-12 8-18 0-32" fill="none" stroke="#cbbba6" stroke-width="5" stroke-linecap="round"/></g>`,
)

/** Banner: letters of several alphabets. */
export const letters = drawing(
  1200,
  300,
  `<rect width="1200" height="300" fill="#3f6478"/><circle cx="1000" cy="150" r="240" fill="#4b7389"/>${repeat(12, (i) => `<text x="${560 + (i % 6) * 112}" y="${130 + Math.floor(i / 6) * 116}" text-anchor="middle" ${font} font-size="${72 + ((i * 5) % 3) * 14}" fill="${['#f4e0b0', '#e9a27f', '#dbe9e5', '#f3cfc4'][i % 4]}">${'Ãñéßяøêöçžũω'[i]}</text>`)}`,
)
