/** Where a video is played. */
export type VideoProvider = 'youtube' | 'vimeo'

/** A video that can be played; its id has the form of its provider. */
export interface Video {
  readonly provider: VideoProvider
  readonly id: string
}

/** The server's codes (S3). */
const codes: Readonly<Record<number, VideoProvider>> = { 1: 'youtube', 2: 'vimeo' }
const ids: Readonly<Record<VideoProvider, RegExp>> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{1,12}$/ }
const hosts: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
  vimeo: /^(?:(?:www|player)\.)?vimeo\.com$/,
}

/**
 * Reads a video of a post or lesson: an id, or an address of its provider. What has the form of neither is no video:
 * it never becomes part of an address.
 *
 * @param link as it was typed by somebody
 * @param code 1 YouTube, 2 Vimeo; an address speaks for itself
 */
export function readVideo(link: string, code: number): Video | undefined {
  const text = link.trim()
  const address = addressOf(text)
  const provider = address
    ? (['youtube', 'vimeo'] as const).find((one) => hosts[one].test(address.hostname))
    : codes[code]
  if (!provider) return
  const candidates = address ? partsOf(address) : [text]
  const id = candidates.find((part) => ids[provider].test(part))
  return id === undefined ? undefined : { provider, id }
}

/** The places of an address where an id may stand, the likeliest first. */
const partsOf = ({ searchParams, pathname }: URL) => [
  ...searchParams.getAll('v'),
  ...pathname.split('/').filter(Boolean).reverse(),
]

/** People paste addresses without their beginning, too. */
function addressOf(text: string): URL | undefined {
  if (!/[./]/.test(text)) return
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address) : undefined
}

/**
 * The address of the privacy-enhanced player (PST-CARD-01).
 *
 * @param begins whether it plays as soon as it is there
 */
export function playerOf({ provider, id }: Video, begins: boolean): string {
  const autoplay = begins ? '&autoplay=1' : ''
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?rel=0${autoplay}`
    : `https://player.vimeo.com/video/${id}?dnt=1${autoplay}`
}
