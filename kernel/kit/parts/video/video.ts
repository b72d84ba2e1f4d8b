import { cleanLine } from '../../../core/parse/clean-line'
import { parseUrl } from '../../../core/parse/url'

export type VideoProvider = 'youtube' | 'vimeo'

export const videoProviderNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** A playable video with a validated id. */
export interface Video {
  readonly provider: VideoProvider
  readonly id: string
  /** Hash of an unlisted Vimeo video, without which the player refuses it. */
  readonly hash?: string
}

/** Video providers by their codes on the server. */
const codes: Readonly<Record<number, VideoProvider>> = { 1: 'youtube', 2: 'vimeo' }
// A text of eleven digits is not accepted as a YouTube id, because it may be a Vimeo id.
const youtubeId = /^(?!\d+$)[\w-]{11}$/
const vimeoId = /^([1-9]\d{0,11})(?:(?:\/|\?h=)([\da-f]{6,40}))?$/i
const youtubePath = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/
const vimeoPath =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|ondemand\/[^/]+\/|(?:album|showcase)\/[^/]+\/video\/)?(\d+(?:\/[\da-f]+)?)\/?$/i
const hosts: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
  vimeo: /^(?:(?:www|player)\.)?vimeo\.com$/,
}

/**
 * Parses a video of a post or lesson from an id or URL. Rejects other text, so that it never becomes part of a URL.
 * @param link user input
 * @param code 1 for YouTube, 2 for Vimeo; if `link` is a URL, its host decides instead
 */
export function readVideo(link: string, code: number): Video | undefined {
  const text = cleanLine(link)
  const address = vimeoId.test(text) ? undefined : addressOf(text)
  const provider = address
    ? (['youtube', 'vimeo'] as const).find((one) => hosts[one].test(address.hostname))
    : codes[code]
  if (provider === 'youtube') return youtubeVideo(address ? idInYoutube(address) : text)
  if (provider === 'vimeo') return vimeoVideo(address ? idInVimeo(address) : text)
  return
}

/**
 * The text that is stored for a video: its id, plus `?h=` and the hash of an unlisted video.
 * @example
 * storedVideo({ provider: 'vimeo', id: '76979871', hash: '8272103f6e' }) // '76979871?h=8272103f6e'
 */
export const storedVideo = ({ id, hash }: Video): string => (hash ? `${id}?h=${hash}` : id)

const youtubeVideo = (id: string): Video | undefined =>
  youtubeId.test(id) ? { provider: 'youtube', id } : undefined

function vimeoVideo(text: string): Video | undefined {
  const [, id, hash] = vimeoId.exec(text) ?? []
  if (id === undefined) return
  return hash === undefined ? { provider: 'vimeo', id } : { provider: 'vimeo', id, hash: hash.toLowerCase() }
}

function idInYoutube({ hostname, pathname, searchParams }: URL): string {
  if (hostname === 'youtu.be') return pathname.split('/')[1] ?? ''
  return searchParams.get('v') ?? youtubePath.exec(pathname)?.[1] ?? ''
}

function idInVimeo({ pathname, searchParams }: URL): string {
  const found = vimeoPath.exec(pathname)?.[1] ?? ''
  const hash = searchParams.get('h')
  return hash === null || found.includes('/') ? found : `${found}?h=${hash}`
}

/** Parses a URL that a user pasted, possibly without a protocol. */
function addressOf(text: string): URL | undefined {
  if (!/[./]/.test(text)) return
  return parseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`)
}

/** URL of the privacy-enhanced player. @param begins whether the video starts immediately */
export function toEmbedUrl({ provider, id, hash }: Video, begins: boolean): string {
  const autoplay = begins ? '&autoplay=1' : ''
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?rel=0${autoplay}`
    : `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1${autoplay}`
}
