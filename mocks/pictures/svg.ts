/** Joins the markup of `count` shapes. */
export const repeat = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('')

/** A drawing without its `<svg>` element: flat shapes, few colors, no gradients. */
export interface Drawing {
  width: number
  height: number
  shapes: string
}

export const drawing = (width: number, height: number, shapes: string): Drawing => ({ width, height, shapes })

/** Wraps a drawing as an image that is `width` pixels wide. */
export function toSvg({ width, height, shapes }: Drawing, imageWidth: number): string {
  const imageHeight = Math.round((imageWidth * height) / width)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${imageWidth}" height="${imageHeight}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`
}
