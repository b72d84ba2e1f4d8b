import { loadCode } from '@kernel'
import { playerPermissions, toEmbedUrl, type Video } from '@kernel/parts'
import type { Player, PlayerEvents } from './player'

/** Milliseconds after which a player that says nothing is given up. */
const readyTimeout = 20_000

const loadVimeo = () => import('./vimeo')
const loadYouTube = () => import('./youtube')

interface OpenPlayerOptions {
  /** Whether it plays as soon as it is there, if the browser allows it. */
  readonly begins: boolean
  readonly className: string
  /** What the video is, for those who cannot see it. */
  readonly title: string
}

/**
 * Puts a provider's player into a place on the page and takes up with it.
 *
 * @returns the player, once what is needed to talk to it was loaded
 * @throws where that cannot be loaded; then the place is empty
 */
export async function openPlayer(
  place: HTMLElement,
  video: Video,
  { begins, className, title }: OpenPlayerOptions,
  hear: PlayerEvents,
): Promise<Player> {
  // The library first: a frame that nobody can talk to would play unheard.
  const open =
    video.provider === 'vimeo'
      ? (await loadCode(loadVimeo)).openVimeo
      : (await loadCode(loadYouTube)).openYouTube

  const frame = document.createElement('iframe')
  frame.title = title
  frame.className = className
  frame.allow = playerPermissions
  // YouTube refuses to play for whoever sends no referrer at all.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = embedUrlOf(video, begins)
  place.append(frame)

  const givingUp = setTimeout(hear.onFailed, readyTimeout)
  const player = open(frame, {
    ...hear,
    onReady() {
      clearTimeout(givingUp)
      hear.onReady()
    },
  })
  return {
    ...player,
    destroy() {
      clearTimeout(givingUp)
      player.destroy()
    },
  }
}

/** YouTube's frame answers messages where it is told to, and only those of the origin that it is told. */
function embedUrlOf(video: Video, begins: boolean): string {
  const address = toEmbedUrl(video, begins)
  if (video.provider === 'vimeo') return address
  return `${address}&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`
}
