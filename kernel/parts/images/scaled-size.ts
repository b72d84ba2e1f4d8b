export interface Size {
  readonly width: number
  readonly height: number
}

/** Fits a size into limits: never enlarged, and at least 1 px in each direction. */
export function scaledSize({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height)
  const scaled = (length: number, limit: number) =>
    Math.max(1, Math.min(Math.round(length * scale), Math.floor(limit)))
  return { width: scaled(width, limits.width), height: scaled(height, limits.height) }
}
