const skins = ['#f2c7a5', '#c98a62', '#8d5a3b', '#e7b48c', '#5f3d2a', '#d9a07a']
/** The accent color of the deployment is the text color where the drawing is used; all greens are shades of it. */
const accent = 'currentColor'
const shade = (opacity) => `fill="${accent}" opacity="${opacity}"`
const coats = [accent, '#e3a23c', '#c8553d', '#5b6fb5', '#7a9e5f', '#b06a93']
const hairs = ['#2b211c', '#5a3a24', '#1d2430', '#8a5a2b', '#3b2f4a', '#20201f']

/**
 * Draws people who sit in a circle (in Portuguese, a roda) around an open book, on a transparent background.
 *
 * @param {{ width: number, height: number }} size in pixels
 * @returns {string} an SVG
 */
export function scene({ width, height }) {
  const unit = height / 560
  const middle = { x: width / 2, y: height * 0.66 }
  const reach = { x: Math.min(width * 0.36, 470 * unit), y: 132 * unit }
  const seats = width > height * 2 ? 9 : 7
  const people = Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI * (1 + (seat + 0.5) / seats)
    return { x: middle.x + reach.x * Math.cos(angle), y: middle.y + reach.y * Math.sin(angle), seat }
  })
  // Draw from back to front, so that people in front cover those behind.
  people.sort((one, other) => one.y - other.y)

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="#0f6e5f">
  <title>People who sit in a circle around an open book</title>
  <g id="scene">
  <circle cx="${width * 0.8}" cy="${height * 0.24}" r="${58 * unit}" fill="#f5c766"/>
  <path d="M0 ${height * 0.6} Q ${width * 0.22} ${height * 0.36} ${width * 0.5} ${height * 0.54} T ${width} ${height * 0.46} V ${height} H 0 Z" ${shade(0.16)}/>
  <path d="M0 ${height * 0.72} Q ${width * 0.3} ${height * 0.56} ${width * 0.62} ${height * 0.66} T ${width} ${height * 0.6} V ${height} H 0 Z" ${shade(0.24)}/>
  ${tree(width * 0.1, height * 0.68, unit * 1.25)}
  ${tree(width * 0.91, height * 0.66, unit)}
  <ellipse cx="${middle.x}" cy="${middle.y + 62 * unit}" rx="${reach.x * 1.12}" ry="${reach.y * 0.92}" ${shade(0.34)}/>
  ${people.map((one) => person(one, unit)).join('\n  ')}
  ${book(middle.x, middle.y + 74 * unit, unit)}
  ${bubble(middle.x - reach.x * 0.62, middle.y - reach.y - 168 * unit, unit, '#ffffff')}
  ${bubble(middle.x + reach.x * 0.3, middle.y - reach.y - 196 * unit, unit * 0.86, accent)}
  </g>
</svg>`
}

function person({ x, y, seat }, unit) {
  const [skin, coat, hair] = [skins, coats, hairs].map((colors) => colors[seat % colors.length])
  const at = (dx, dy) => `${(x + dx * unit).toFixed(1)} ${(y + dy * unit).toFixed(1)}`
  return `<g>
    <path d="M ${at(-48, 74)} C ${at(-52, 6)} ${at(-26, -8)} ${at(0, -8)} S ${at(52, 6)} ${at(48, 74)} Z" fill="${coat}"/>
    <path d="M ${at(-13, -14)} L ${at(-11, 2)} Q ${at(0, 12)} ${at(11, 2)} L ${at(13, -14)} Z" fill="${skin}"/>
    <circle cx="${x}" cy="${y - 36 * unit}" r="${27 * unit}" fill="${skin}"/>
    <path d="M ${at(-28, -36)} A 28 28 0 0 1 ${at(28, -36)} Q ${at(14, -52)} ${at(0, -50)} Q ${at(-16, -50)} ${at(-28, -36)} Z" transform="rotate(0)" fill="${hair}"/>
    ${seat % 3 === 1 ? `<circle cx="${x}" cy="${y - 66 * unit}" r="${11 * unit}" fill="${hair}"/>` : ''}
  </g>`.replace('A 28 28', `A ${28 * unit} ${28 * unit}`)
}

function book(x, y, unit) {
  const at = (dx, dy) => `${(x + dx * unit).toFixed(1)} ${(y + dy * unit).toFixed(1)}`
  return `<g>
    <ellipse cx="${x}" cy="${y + 34 * unit}" rx="${104 * unit}" ry="${16 * unit}" ${shade(0.4)}/>
    <path d="M ${at(0, -20)} Q ${at(-46, -44)} ${at(-96, -26)} L ${at(-104, 28)} Q ${at(-48, 12)} ${at(0, 34)} Z" fill="#fffdf8"/>
    <path d="M ${at(0, -20)} Q ${at(46, -44)} ${at(96, -26)} L ${at(104, 28)} Q ${at(48, 12)} ${at(0, 34)} Z" fill="#f3eadb"/>
    <path d="M ${at(-78, -16)} Q ${at(-46, -26)} ${at(-16, -12)} M ${at(-82, 0)} Q ${at(-46, -10)} ${at(-16, 4)}" fill="none" stroke="#c9b99d" stroke-width="${4 * unit}" stroke-linecap="round"/>
    <circle cx="${x + 50 * unit}" cy="${y - 6 * unit}" r="${20 * unit}" fill="${accent}"/>
    <path d="M ${at(44, -16)} L ${at(62, -6)} L ${at(44, 4)} Z" fill="#ffffff"/>
  </g>`
}

function bubble(x, y, unit, color) {
  const [width, height] = [132 * unit, 78 * unit]
  const ink = color === '#ffffff' ? accent : '#ffffff'
  const dots = [0.28, 0.5, 0.72].map(
    (part) => `<circle cx="${x + width * part}" cy="${y + height * 0.5}" r="${7 * unit}" fill="${ink}"/>`,
  )
  return `<g>
    <path d="M ${x + 30 * unit} ${y + height - 4} l ${-6 * unit} ${30 * unit} l ${40 * unit} ${-26 * unit} Z" fill="${color}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${30 * unit}" fill="${color}"/>
    ${dots.join('')}
  </g>`
}

function tree(x, y, unit) {
  return `<g>
    <rect x="${x - 9 * unit}" y="${y - 60 * unit}" width="${18 * unit}" height="${130 * unit}" rx="${8 * unit}" fill="#7b5b3f"/>
    <circle cx="${x}" cy="${y - 120 * unit}" r="${78 * unit}" ${shade(0.82)}/>
    <circle cx="${x - 52 * unit}" cy="${y - 78 * unit}" r="${50 * unit}" ${shade(0.6)}/>
    <circle cx="${x + 50 * unit}" cy="${y - 84 * unit}" r="${54 * unit}" ${shade(0.7)}/>
  </g>`
}
