const IMAGE_ENDING = /\.(avif|gif|heic|jpe?g|png|webp|bmp)$/i

/** Detects images by MIME type, or by extension when the system reports no type. Excludes SVG, which may contain scripts. */
export const isImage = ({ type, name }: File) =>
  type ? type.startsWith('image/') && !type.includes('svg') : IMAGE_ENDING.test(name)

export function splitImages(files: Iterable<File>): { images: File[]; others: File[] } {
  const all = [...files]
  return { images: all.filter(isImage), others: all.filter((file) => !isImage(file)) }
}
