import { asRecord, readBoolean, readNumber, readText } from '@kernel'
import { pickLanguage } from './pick-language'
import type { OpenPlayer } from './player'

/** Origin of YouTube's privacy-enhanced player. */
const playerOrigin = 'https://www.youtube-nocookie.com'
/** Milliseconds between handshakes, which are repeated until the player answers. */
const handshakeInterval = 300
/** State codes that YouTube's player sends. */
const states = { ended: 0, playing: 1, paused: 2, buffering: 3 } as const

/**
 * Controls YouTube's player by messages to its frame, so that no third-party script runs in the page. Messages from any
 * other frame or origin are ignored.
 */
export const openYouTube: OpenPlayer = (frame, on, language) => {
  let isReady = false
  let state: number | undefined
  let tracks: readonly { readonly language: string }[] = []
  let hasAskedForCaptions = false

  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), playerOrigin)
  const command = (func: string, ...args: readonly unknown[]) => post({ event: 'command', func, args })

  function markReady() {
    if (isReady) return
    isReady = true
    clearInterval(handshakeTimer)
    for (const event of ['onStateChange', 'onError', 'onApiChange']) command('addEventListener', event)
    on.onReady()
  }
  function setTrack(isOn: boolean) {
    const track = isOn ? pickLanguage(tracks, language) : undefined
    command('setOption', 'captions', 'track', track ? { languageCode: track.language } : {})
    on.onCaptions(isOn ? 'on' : 'off')
  }
  function receiveCaptions(info: unknown) {
    const { tracklist, track } = asRecord(asRecord(info).captions)
    if (!Array.isArray(tracklist) || tracklist.length === 0) return
    const isFirst = tracks.length === 0
    tracks = tracklist.map((item) => ({ language: readText(asRecord(item).languageCode) }))
    // Loading the captions module shows captions, although the user has not switched them on.
    if (isFirst) setTrack(false)
    else on.onCaptions(readText(asRecord(track).languageCode) ? 'on' : 'off')
  }
  function changeState(now: number) {
    if (!Number.isFinite(now) || now === state) return
    state = now
    if (now === states.playing || now === states.buffering) on.onPlay()
    on.onPlaying(now === states.playing)
    if (now === states.ended) on.onEnd()
    // The player's captions module is available only after the video has started.
    if (now === states.playing && !hasAskedForCaptions) {
      hasAskedForCaptions = true
      command('loadModule', 'captions')
    }
  }
  function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || origin !== playerOrigin) return
    const { event, info } = readMessage(data)
    if (['onReady', 'initialDelivery', 'infoDelivery', 'onError'].includes(String(event))) markReady()
    if (event === 'onError') return on.onRefused()
    if (event === 'onStateChange') return changeState(readNumber(info, Number.NaN))
    if (event === 'apiInfoDelivery') return receiveCaptions(info)
    const { playerState, currentTime, duration, playbackRate, muted, videoLoadedFraction } = asRecord(info)
    if (playbackRate !== undefined) on.onSpeed(readNumber(playbackRate, 1))
    if (muted !== undefined) on.onMuted(readBoolean(muted))
    if (videoLoadedFraction !== undefined) on.onLoaded(readNumber(videoLoadedFraction))
    if (currentTime !== undefined) on.onTime(readNumber(currentTime), readNumber(duration, length))
    if (duration !== undefined) length = readNumber(duration)
    if (playerState !== undefined) changeState(readNumber(playerState, Number.NaN))
  }

  let length = 0
  addEventListener('message', handleMessage)
  // YouTube's player reports events only after a handshake.
  const sendHandshake = () => post({ event: 'listening' })
  let handshakeTimer: ReturnType<typeof setInterval> | undefined
  // Before the player has loaded, its frame has another origin, and the browser would warn about each message.
  const startHandshake = () => {
    clearInterval(handshakeTimer)
    if (isReady) return
    handshakeTimer = setInterval(sendHandshake, handshakeInterval)
    sendHandshake()
  }
  frame.addEventListener('load', startHandshake)

  return {
    play: () => command('playVideo'),
    pause: () => command('pauseVideo'),
    seek: (seconds) => command('seekTo', seconds, true),
    setSpeed: (speed) => command('setPlaybackRate', speed),
    setMuted: (isMuted) => command(isMuted ? 'mute' : 'unMute'),
    setCaptions: setTrack,
    destroy() {
      clearInterval(handshakeTimer)
      frame.removeEventListener('load', startHandshake)
      removeEventListener('message', handleMessage)
      frame.remove()
    },
  }
}

function readMessage(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'string') return asRecord(data)
  try {
    return asRecord(JSON.parse(data))
  } catch {
    return {}
  }
}
