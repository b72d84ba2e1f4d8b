import { loadCode } from '@kernel'
import { playerPermissions, toEmbedUrl, type Video } from '@kernel/parts'
import type { Player, PlayerEvents } from './player'

/** Milliseconds after which a player that does not report ready counts as failed. */
const readyTimeout = 20_000

const loadVimeo = () => import('./vimeo')
const loadYouTube = () => import('./youtube')

interface OpenPlayerOptions {
  /** Whether the video starts playing when ready, if the browser allows it. */
  readonly autoplays: boolean
  readonly className: string
  /** Tag of the preferred language of captions. */
  readonly language: string
  /** Accessible name of the player's frame. */
  readonly title: string
}

/**
 * Inserts the video player of a provider into an element.
 *
 * @returns the player, once its adapter was loaded
 * @throws when the adapter cannot be loaded; then the element stays empty
 */
export async function openPlayer(
  container: HTMLElement,
  video: Video,
  { autoplays, className, language, title }: OpenPlayerOptions,
  on: PlayerEvents,
): Promise<Player> {
  // Load the adapter first: a player frame without it could play but not be controlled.
  const open =
    video.provider === 'vimeo'
      ? (await loadCode(loadVimeo)).openVimeo
      : (await loadCode(loadYouTube)).openYouTube

  const frame = document.createElement('iframe')
  frame.title = title
  frame.className = className
  frame.allow = playerPermissions
  // YouTube refuses playback without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = embedUrlOf(video, autoplays)
  container.append(frame)

  const readyTimer = setTimeout(on.onFailed, readyTimeout)
  const events: PlayerEvents = {
    ...on,
    onReady() {
      clearTimeout(readyTimer)
      on.onReady()
    },
  }
  const player = open(frame, events, language)
  return {
    ...player,
    destroy() {
      clearTimeout(readyTimer)
      player.destroy()
    },
  }
}

/** Returns the URL of the player. It names our origin, because YouTube exchanges messages only with that origin. */
function embedUrlOf(video: Video, autoplays: boolean): string {
  const address = toEmbedUrl(video, autoplays)
  if (video.provider === 'vimeo') return address
  return `${address}&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`
}
