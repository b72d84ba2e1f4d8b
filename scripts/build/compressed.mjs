import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]
const worthCompressing = 256

/** Writes brotli and gzip variants next to a text file, unless it is tiny. */
export async function compressed(file) {
  const raw = await readFile(file)
  if (raw.length < worthCompressing) return
  await writeFile(`${file}.br`, await brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${file}.gz`, await gz(raw, { level: 9 }))
}
