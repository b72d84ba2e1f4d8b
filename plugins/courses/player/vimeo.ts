import VimeoPlayer from '@vimeo/player'
import { pickLanguage } from './pick-language'
import type { OpenPlayer } from './player'

/**
 * Runs Vimeo's player library on an existing frame and accepts messages of that frame only. Without a frame the library
 * would call another host and write HTML into the page.
 */
export const openVimeo: OpenPlayer = (frame, on, language) => {
  const player = new VimeoPlayer(frame)
  let isDestroyed = false
  const unlessDestroyed =
    <Payload>(callback: (payload: Payload) => void) =>
    (payload: Payload) => {
      if (!isDestroyed) callback(payload)
    }
  // Ignore other rejections: the player shows its own errors, and asks for the password of a video.
  const swallow = () => undefined

  function handleRefusal(reason: unknown) {
    if (reason instanceof Error && reason.name === 'PrivacyError') on.onRefused()
  }

  type Tracks = Awaited<ReturnType<typeof player.getTextTracks>>
  let tracks: Tracks = []
  function receiveTracks(received: Tracks) {
    tracks = received.filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
    if (tracks.length > 0) on.onCaptions(tracks.some(({ mode }) => mode === 'showing') ? 'on' : 'off')
  }

  player.ready().then(
    unlessDestroyed(() => {
      on.onReady()
      player.getTextTracks().then(unlessDestroyed(receiveTracks), swallow)
      player.getMuted().then(unlessDestroyed(on.onMuted), swallow)
    }),
    unlessDestroyed(on.onFailed),
  )
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
    'progress',
    unlessDestroyed(({ percent }: { percent: number }) => on.onLoaded(percent)),
  )
  player.on(
    'playbackratechange',
    unlessDestroyed(({ playbackRate }: { playbackRate: number }) => on.onSpeed(playbackRate)),
  )
  player.on(
    'volumechange',
    unlessDestroyed(({ volume, muted }: { volume: number; muted?: boolean }) =>
      on.onMuted(muted ?? volume === 0),
    ),
  )
  player.on(
    'texttrackchange',
    unlessDestroyed((track: { language: string | null }) => {
      if (tracks.length > 0) on.onCaptions(track.language ? 'on' : 'off')
    }),
  )
  player.on(
    'ended',
    unlessDestroyed(() => {
      on.onPlaying(false)
      on.onEnd()
    }),
  )
  return {
    play: () => void player.play().catch(unlessDestroyed(handleRefusal)),
    pause: () => void player.pause().catch(swallow),
    seek: (seconds) => void player.setCurrentTime(seconds).catch(swallow),
    setSpeed(speed) {
      player
        .setPlaybackRate(speed)
        // Report the current speed: the video's owner may forbid other speeds.
        .catch(() => player.getPlaybackRate().then(unlessDestroyed(on.onSpeed)))
        .catch(swallow)
    },
    setMuted: (isMuted) => void player.setMuted(isMuted).catch(swallow),
    setCaptions(isOn) {
      const track = isOn ? pickLanguage(tracks, language) : undefined
      const change = track ? player.enableTextTrack(track.language, track.kind) : player.disableTextTrack()
      change.catch(swallow)
    },
    destroy() {
      isDestroyed = true
      // `destroy` removes the frame as well.
      void player.destroy().catch(swallow)
    },
  }
}
