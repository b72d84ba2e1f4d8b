const size = 8
/** Browsers that only blur fingerprints change a color by a few steps. */
const tolerance = 8

/**
 * Whether the browser returns images as they were drawn: draws known pixels and reads them back. Firefox with
 * `privacy.resistFingerprinting` returns random or white ones.
 */
export function drawsTruly(): boolean {
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  if (!context) return false
  const drawn = new ImageData(size, size)
  // Different colors, because Firefox does not falsify an image of one color.
  for (let at = 0; at < drawn.data.length; at += 1) drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256
  context.putImageData(drawn, 0, 0)
  const { data } = context.getImageData(0, 0, size, size)
  return drawn.data.every((value, at) => Math.abs(value - (data[at] ?? 0)) <= tolerance)
}
