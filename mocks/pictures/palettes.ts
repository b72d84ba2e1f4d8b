import type { ImageRandom } from './image-random'

/** Five matching colors, from background to accent. */
export interface Palette {
  ground: string
  far: string
  middle: string
  near: string
  accent: string
}

const palettes: readonly [Palette, ...Palette[]] = [
  { ground: '#f4efe6', far: '#cfd8cc', middle: '#8fa998', near: '#44624f', accent: '#d98c5f' },
  { ground: '#eef2f5', far: '#c3d3de', middle: '#7f9fb5', near: '#3b566b', accent: '#e0a458' },
  { ground: '#f7ece8', far: '#e6c9bd', middle: '#c08a7a', near: '#6d4a45', accent: '#5f8a8b' },
  { ground: '#f2f0f7', far: '#d2cbe3', middle: '#9a8fbd', near: '#4f4673', accent: '#e6b566' },
  { ground: '#f6f3e4', far: '#e3d9a8', middle: '#b9a65a', near: '#5e5a2f', accent: '#b5604b' },
  { ground: '#e9f3f0', far: '#b9dad1', middle: '#6fae9f', near: '#2d6159', accent: '#ef9b7a' },
  { ground: '#fbeee6', far: '#f1cdb6', middle: '#dd9877', near: '#7a4a3a', accent: '#4f7c9b' },
]

export const paletteOf = (random: ImageRandom): Palette => random.pick(palettes)
