interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size of a picture that is scaled down to stay within both limits, at least 1 px either way. It is never enlarged.
 *
 * @param most the limits in pixels
 */
export function scaledSize({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height)
  const scaled = (length: number, limit: number) =>
    Math.max(1, Math.min(Math.round(length * scale), Math.floor(limit)))
  return { width: scaled(width, most.width), height: scaled(height, most.height) }
}
