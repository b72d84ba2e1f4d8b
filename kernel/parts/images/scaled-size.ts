interface Size {
  readonly width: number
  readonly height: number
}

/** At least 1 px, never enlarged. */
export function scaledSize({ width, height }: Size, limits: Size): Size {
  const scale = Math.min(1, limits.width / width, limits.height / height)
  const scaled = (length: number, limit: number) =>
    Math.max(1, Math.min(Math.round(length * scale), Math.floor(limit)))
  return { width: scaled(width, limits.width), height: scaled(height, limits.height) }
}
