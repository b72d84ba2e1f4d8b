import { invalid, tooLarge } from './domain-error'
import { pictureKindOf } from './picture-kind'
import type { World } from './world'

const maxImageBytes = 5 * 1024 * 1024

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/**
 * Stores an image and returns its name.
 *
 * @param field name of the field that an error refers to
 */
export function storePicture(world: World, bytes: Uint8Array, field: string): string {
  if (bytes.length > maxImageBytes) throw tooLarge('A picture may have 5 MB.')
  const kind = pictureKindOf(bytes)
  if (!kind) throw invalid(field, 'Only whole JPEG, PNG, WebP and GIF pictures are accepted.')
  const name = `upload-${world.nextId()}-${world.secret().slice(0, 8)}.${kind.extension}`
  world.state.uploads.push({ name, type: kind.type, base64: toBase64(bytes) })
  return name
}

/** Stores the image of an upload, sent as a file or as a data URL. */
export async function storeUpload(
  world: World,
  { imageFile, imageDataUrl }: { imageFile?: Blob; imageDataUrl?: string },
): Promise<string> {
  if (imageFile) return storePicture(world, new Uint8Array(await imageFile.arrayBuffer()), 'imageFile')
  const base64 = imageDataUrl?.split(',')[1]
  if (base64) return storePicture(world, fromBase64(base64), 'imageDataUrl')
  throw invalid('imageFile', 'A picture is required.')
}
