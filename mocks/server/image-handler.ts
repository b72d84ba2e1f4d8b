import { fromBase64 } from '../domain/uploads'
import type { World } from '../domain/world'
import { drawPicture } from '../pictures/draw-picture'
import { problem } from './problem'
import type { Answer } from './reply'

/** Serves an uploaded image or a generated one. */
export function imageResponse(world: World, name: string): Answer {
  const upload = world.state.uploads.find((candidate) => candidate.name === name)
  const drawn = upload ? undefined : drawPicture(name)
  if (!upload && drawn === undefined) return problem(404, { detail: `There is no picture ${name}.` })
  return {
    kind: 'answer',
    status: 200,
    headers: {
      'content-type': upload?.type ?? 'image/svg+xml',
      // Private, because shared caches would serve an image of this world to another world that may not have it.
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    body: upload ? new Uint8Array(fromBase64(upload.base64)) : drawn,
  }
}
