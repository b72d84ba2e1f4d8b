import type { ImageRandom } from './image-random'
import { type Palette, paletteOf } from './palettes'

interface Canvas {
  width: number
  height: number
  random: ImageRandom
  palette: Palette
}

function hill({ width, height, random }: Canvas, base: number, color: string): string {
  const lift = () => base - random.between(0, height * 0.18)
  const third = width / 3
  const path = `M0 ${base}C${third * 0.5} ${lift()} ${third} ${lift()} ${third * 1.5} ${base - height * 0.05}S${third * 2.5} ${lift()} ${width} ${lift()}V${height}H0z`
  return `<path d="${path}" fill="${color}"/>`
}

function landscape(canvas: Canvas): string {
  const { width, height, random, palette } = canvas
  const sun = `<circle cx="${random.between(width * 0.15, width * 0.85)}" cy="${random.between(height * 0.18, height * 0.4)}" r="${height * 0.11}" fill="${palette.accent}"/>`
  return (
    sun +
    hill(canvas, height * 0.62, palette.far) +
    hill(canvas, height * 0.76, palette.middle) +
    hill(canvas, height * 0.92, palette.near)
  )
}

function strings({ width, height, random, palette }: Canvas): string {
  const bars = Array.from({ length: 14 }, (_, index) => {
    const length = random.between(height * 0.15, height * 0.8)
    const color = random.pick([palette.near, palette.middle, palette.accent, palette.far])
    const x = width * 0.08 + (index * width * 0.84) / 13
    return `<rect x="${x - 14}" y="${(height - length) / 2}" width="28" height="${length}" rx="14" fill="${color}"/>`
  })
  return bars.join('')
}

function plates({ width, height, random, palette }: Canvas): string {
  return Array.from({ length: 6 }, () => {
    const x = random.between(width * 0.1, width * 0.9)
    const y = random.between(height * 0.1, height * 0.9)
    const radius = random.between(height * 0.12, height * 0.3)
    const color = random.pick([palette.far, palette.middle, palette.near, palette.accent])
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity=".85"/><circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="${palette.ground}" opacity=".8"/>`
  }).join('')
}

function tiles({ width, height, random, palette }: Canvas): string {
  const size = width / 12
  const rows = Math.ceil(height / size)
  return Array.from({ length: 12 * rows }, (_, index) => {
    if (random.next() < 0.45) return ''
    const x = (index % 12) * size
    const y = Math.floor(index / 12) * size
    const color = random.pick([palette.far, palette.far, palette.middle, palette.near, palette.accent])
    return `<rect x="${x + 5}" y="${y + 5}" width="${size - 10}" height="${size - 10}" rx="${random.pick([8, size / 2])}" fill="${color}"/>`
  }).join('')
}

function bubbles({ width, height, random, palette }: Canvas): string {
  return Array.from({ length: 5 }, (_, index) => {
    const w = random.between(width * 0.2, width * 0.42)
    const x = index % 2 === 0 ? width * 0.06 : width * 0.94 - w
    const y = height * 0.07 + (index * height * 0.88) / 5
    const color = random.pick([palette.far, palette.middle, palette.near, palette.accent])
    const tail = index % 2 === 0 ? x + 30 : x + w - 60
    return `<rect x="${x}" y="${y}" width="${w}" height="${height * 0.12}" rx="${height * 0.06}" fill="${color}"/><path d="M${tail} ${y + height * 0.11}h30l-15 26z" fill="${color}"/>`
  }).join('')
}

function aperture({ width, height, random, palette }: Canvas): string {
  const centre = `${width / 2} ${height / 2}`
  const rotation = random.between(0, 60)
  const blades = Array.from({ length: 6 }, (_, index) => {
    const color = [palette.near, palette.middle, palette.far][index % 3]
    return `<path d="M${centre}l${height * 0.42} 0a${height * 0.42} ${height * 0.42} 0 0 1 -${height * 0.21} ${height * 0.3637}z" fill="${color}" transform="rotate(${rotation + index * 60} ${centre})"/>`
  })
  return `${blades.join('')}<circle cx="${width / 2}" cy="${height / 2}" r="${height * random.pick([0.12, 0.16, 0.2])}" fill="${palette.accent}"/>`
}

const compositions: Readonly<Record<string, (canvas: Canvas) => string>> = {
  music: strings,
  gardening: landscape,
  photography: aperture,
  programming: tiles,
  cooking: plates,
  languages: bubbles,
}

/** Draws an image of a subject; draws a landscape for an unknown subject. */
export function drawScene(random: ImageRandom, subject: string, width: number, height: number): string {
  const palette = paletteOf(random)
  const draw = compositions[subject] ?? landscape
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${palette.ground}"/>${draw({ width, height, random, palette })}
</svg>`
}
