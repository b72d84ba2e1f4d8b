import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the size of a file after brotli and after gzip. */
export async function compressedSizes(file) {
  const plain = await sizeOf(file)
  const [brotli, gzip] = await Promise.all([sizeOf(`${file}.br`), sizeOf(`${file}.gz`)])
  return { brotli: brotli ?? plain ?? 0, gzip: gzip ?? plain ?? 0 }
}

/** Returns the total size of the files at these URLs. */
export async function totalSize(root, addresses) {
  const sizes = await Promise.all(
    addresses.map((address) => compressedSizes(join(root, new URL(address).pathname))),
  )
  return sizes.reduce(
    (total, { brotli, gzip }) => ({ brotli: total.brotli + brotli, gzip: total.gzip + gzip }),
    { brotli: 0, gzip: 0 },
  )
}

async function sizeOf(file) {
  return (await stat(file).catch(() => undefined))?.size
}
