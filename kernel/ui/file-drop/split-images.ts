const IMAGE_ENDING = /\.(avif|gif|heic|jpe?g|png|webp|bmp)$/i

/** By type, or by its ending where a system gives none. SVG is a document with code in it and no picture here. */
const isImage = ({ type, name }: File) =>
  type ? type.startsWith('image/') && !type.includes('svg') : IMAGE_ENDING.test(name)

/** Parts what was dropped into pictures and the rest. */
export function splitImages(files: Iterable<File>): { images: File[]; others: File[] } {
  const all = [...files]
  return { images: all.filter(isImage), others: all.filter((file) => !isImage(file)) }
}
