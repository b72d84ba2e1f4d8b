import VimeoPlayer from '@vimeo/player'
import type { OpenPlayer } from './player'

/**
 * Vimeo's own player library on a frame that is there already: left to itself it would ask another host and write HTML
 * into the page. It takes messages of Vimeo from that frame alone.
 */
export const openVimeo: OpenPlayer = (frame, hear) => {
  const player = new VimeoPlayer(frame)
  let isLeft = false
  const heard =
    <Said>(tell: (said: Said) => void) =>
    (said: Said) => {
      if (!isLeft) tell(said)
    }
  // What goes wrong while it plays the player says itself (CRS-LES-04).
  const swallow = () => undefined

  player.ready().then(heard(hear.onReady), heard(hear.onFailed))
  player.on(
    'play',
    heard(() => {
      hear.onPlay()
      hear.onPlaying(true)
    }),
  )
  player.on(
    'pause',
    heard(() => hear.onPlaying(false)),
  )
  player.on(
    'timeupdate',
    heard(({ seconds, duration }: { seconds: number; duration: number }) => hear.onTime(seconds, duration)),
  )
  player.on(
    'ended',
    heard(() => {
      hear.onPlaying(false)
      hear.onEnd()
    }),
  )
  return {
    play: () => void player.play().catch(swallow),
    pause: () => void player.pause().catch(swallow),
    seek: (seconds) => void player.setCurrentTime(seconds).catch(swallow),
    destroy() {
      isLeft = true
      // It takes its frame away, too.
      void player.destroy().catch(swallow)
    },
  }
}
