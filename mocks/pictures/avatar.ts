import { createImageRandom } from './image-random'
import { type Drawing, drawing } from './svg'

/** The parts of a face; its shapes are on a square of 64. */
interface Face {
  ground: string
  skin: string
  hair: string
  top: string
  style: Style
  hasBeard?: boolean
  hasGlasses?: boolean
}

/** Hair styles: what is drawn behind the head, and over it. */
const styles = {
  bob: {
    behind: 'M17 27c0-10 6-16 15-16s15 6 15 16v13H17z',
    over: 'M20 28c0-9 5-14 12-14s12 5 12 14c-4-1-7-3-9-7-3 4-8 6-15 7',
  },
  long: {
    behind: 'M16.5 27c0-10 6.5-16 15.5-16s15.5 6 15.5 16v21h-31z',
    over: 'M20 28c0-9 5-14 12-14s12 5 12 14c-5-2-9-5-12-9-2 4-6 7-12 9',
  },
  bun: {
    behind: '',
    over: 'M20 27c0-9 5-13.5 12-13.5S44 18 44 27c-3-4-7-6-12-6s-9 2-12 6M32 5.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10',
  },
  tail: {
    behind: 'M40 16c10 2 12 14 9 28-4-2-7-6-7-12z',
    over: 'M20 28c0-9 5-14 12-14s12 5 12 14c-2-5-6-8-13-8-5 1-9 3-11 8',
  },
  curly: {
    behind: 'M15 28c-2-9 4-18 17-18s19 9 17 18c1 4-1 7-4 8H19c-3-1-5-4-4-8',
    over: 'M20 27c-1-9 4-14 12-14s13 5 12 14c-2-2-3-4-4-6-4 2-12 2-16 0-1 2-2 4-4 6',
  },
  short: {
    behind: '',
    over: 'M19.5 28c-1-10 4-15.5 12.5-15.5S45.5 18 44.5 28c-1-3-2-5-3-6.5-5 1-13 1-19 0-1.5 1.5-2.5 3.5-3 6.5',
  },
  crop: {
    behind: '',
    over: 'M20 26c-.5-8 4.5-12.5 12-12.5S44.5 18 44 26c-1-3-2.5-5-4-6-5-1-11-1-16 0-1.5 1-3 3-4 6',
  },
  side: {
    behind: '',
    over: 'M19.5 28c-1.5-10 3.5-16 12.5-16 8 0 13 5 12.5 15-1.5-3-3-5-5.5-6-5 1-11 0-14-3-1 4-4 6-5.5 10',
  },
} as const

type Style = keyof typeof styles

/** People of the drawings of the product. */
const known: Readonly<Record<string, Face>> = {
  'ana.martins': { ground: '#cfdde6', skin: '#d99f78', hair: '#6b2a22', top: '#d9962f', style: 'bob' },
  'bruno.carvalho': {
    ground: '#f2d3bc',
    skin: '#f0c9a4',
    hair: '#3a2418',
    top: '#3f7397',
    style: 'short',
    hasBeard: true,
  },
  'ines.lourenco': { ground: '#ddd3ea', skin: '#f3cfae', hair: '#2d2222', top: '#5a4a78', style: 'long' },
  'guadalupe.zelaya': { ground: '#cfdcc9', skin: '#b9794e', hair: '#231a17', top: '#3f6b4c', style: 'bun' },
  'joana.moraes': { ground: '#f3cfc4', skin: '#c88a60', hair: '#2b1a14', top: '#8a3f4d', style: 'curly' },
}

const grounds = [
  '#cfdde6',
  '#f2d3bc',
  '#ddd3ea',
  '#cfdcc9',
  '#f4e0b0',
  '#e6d9cc',
  '#c9dfd9',
  '#f3cfc4',
  '#d5e1f2',
  '#f0d6e0',
] as const
/** A skin with the hair colors that go with it. */
type Complexion = Readonly<{ skin: string; hairs: readonly [string, ...string[]] }>

const complexions: readonly [Complexion, ...Complexion[]] = [
  { skin: '#f3cfae', hairs: ['#2d2222', '#5a3a22', '#c58a3b', '#a9522b'] },
  { skin: '#f1cdb4', hairs: ['#b9b3ab', '#8d8378', '#6b2a22'] },
  { skin: '#e2ad83', hairs: ['#5a3a22', '#3a2418', '#1e1a1c'] },
  { skin: '#d99f78', hairs: ['#6b2a22', '#2b1a14', '#8d8378'] },
  { skin: '#b9794e', hairs: ['#231a17', '#1c1414', '#b9b3ab'] },
  { skin: '#7a4a2e', hairs: ['#1d1512', '#17110e'] },
  { skin: '#5e3823', hairs: ['#17110e', '#b9b3ab'] },
]
const tops = [
  '#d9962f',
  '#3f7397',
  '#5a4a78',
  '#3f6b4c',
  '#b5492f',
  '#7a4f5f',
  '#24564c',
  '#8a3f4d',
  '#37598c',
  '#4f7f78',
] as const

/** First names of women that do not end in “a”. */
const women = new Set(['anahi', 'beatriz', 'clair', 'ines', 'maite', 'reese', 'roser'])

function faceOf(login: string): Face {
  const random = createImageRandom(login)
  const firstName = login.split('.')[0] ?? ''
  const isWoman = /a\d*$/.test(firstName) || women.has(firstName)
  const { skin, hairs } = random.pick(complexions)
  return {
    ground: random.pick(grounds),
    skin,
    hair: random.pick(hairs),
    top: random.pick(tops),
    style: isWoman
      ? random.pick(['bob', 'long', 'bun', 'tail', 'curly'])
      : random.pick(['short', 'crop', 'side', 'curly']),
    hasBeard: !isWoman && random.next() < 0.45,
    hasGlasses: random.next() < 0.25,
  }
}

const mouth =
  '<path d="M28.2 35.2c1 1.3 2.3 1.9 3.8 1.9s2.8-.6 3.8-1.9" fill="none" stroke="#5b2e1e" stroke-opacity=".75" stroke-width="1.5" stroke-linecap="round"/>'
const glasses =
  '<g fill="none" stroke="#3a2d28" stroke-width="1.2"><circle cx="27" cy="28.5" r="4"/><circle cx="37" cy="28.5" r="4"/><path d="M31 28h2"/></g>'
const beard = (hair: string, skin: string) =>
  `<path d="M20.7 29c1 0 2 1.5 3.3 3.5 2-1.6 5-2 8-2s6 .4 8 2c1.3-2 2.3-3.5 3.3-3.5-.3 8.5-5 14.5-11.3 14.5S21 37.5 20.7 29" fill="${hair}"/><path d="M28.5 35.3c1 .9 2.1 1.3 3.5 1.3s2.5-.4 3.5-1.3z" fill="${skin}"/>`

/** Draws head and shoulders of the person with this username. */
export function drawAvatar(login: string): Drawing {
  const { ground, skin, hair, top, style, hasBeard, hasGlasses } = known[login] ?? faceOf(login)
  const { behind, over } = styles[style]
  return drawing(
    64,
    64,
    `<rect width="64" height="64" fill="${ground}"/>${behind && `<path d="${behind}" fill="${hair}"/>`}<path d="M10 66c1-13 9-19 22-19s21 6 22 19z" fill="${top}"/><path d="M27 38h10v9c0 3-2.2 5-5 5s-5-2-5-5z" fill="${skin}"/><path d="M27 42c1.5 2 3 3 5 3s3.5-1 5-3v3c-1.5 2-3 2.8-5 2.8s-3.5-.8-5-2.8z" fill="#000" opacity=".12"/><path d="M20.5 27c0-7.5 4.5-12 11.5-12s11.5 4.5 11.5 12c0 9-5 15.5-11.5 15.5S20.5 36 20.5 27" fill="${skin}"/>${hasBeard ? beard(hair, skin) : mouth}<path d="${over}" fill="${hair}"/><circle cx="27.3" cy="28.3" r="1.45" fill="#2a1a14"/><circle cx="36.7" cy="28.3" r="1.45" fill="#2a1a14"/>${hasGlasses ? glasses : ''}`,
  )
}
