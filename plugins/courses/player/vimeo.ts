import VimeoPlayer from '@vimeo/player'
import type { OpenPlayer } from './player'

/**
 * Runs Vimeo's player library on an existing frame and accepts messages of that frame only. Without a frame the library
 * would call another host and write HTML into the page.
 */
export const openVimeo: OpenPlayer = (frame, on) => {
  const player = new VimeoPlayer(frame)
  let isDestroyed = false
  const unlessDestroyed =
    <Payload>(callback: (payload: Payload) => void) =>
    (payload: Payload) => {
      if (!isDestroyed) callback(payload)
    }
  // Ignore rejections: the player shows its own errors (CRS-LES-04).
  const swallow = () => undefined

  player.ready().then(unlessDestroyed(on.onReady), unlessDestroyed(on.onFailed))
  player.on(
    'play',
    unlessDestroyed(() => {
      on.onPlay()
      on.onPlaying(true)
    }),
  )
  player.on(
    'pause',
    unlessDestroyed(() => on.onPlaying(false)),
  )
  player.on(
    'timeupdate',
    unlessDestroyed(({ seconds, duration }: { seconds: number; duration: number }) =>
      on.onTime(seconds, duration),
    ),
  )
  player.on(
    'ended',
    unlessDestroyed(() => {
      on.onPlaying(false)
      on.onEnd()
    }),
  )
  return {
    play: () => void player.play().catch(swallow),
    pause: () => void player.pause().catch(swallow),
    seek: (seconds) => void player.setCurrentTime(seconds).catch(swallow),
    destroy() {
      isDestroyed = true
      // `destroy` removes the frame as well.
      void player.destroy().catch(swallow)
    },
  }
}
