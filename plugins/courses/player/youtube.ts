import { asRecord, readNumber } from '@kernel'
import type { OpenPlayer } from './player'

/** Where the privacy-enhanced player is served from. */
const playerOrigin = 'https://www.youtube-nocookie.com'
/** Milliseconds between two knocks at a player that has not answered yet. */
const handshakeInterval = 300
/** What the player calls its states. */
const states = { ended: 0, playing: 1, paused: 2, buffering: 3 } as const

/**
 * YouTube's player by the messages of its own frame, so that no script of another host runs in the page. Only what comes
 * from that frame and that origin is heard: a message from anywhere else, however it reads, is nobody's.
 */
export const openYouTube: OpenPlayer = (frame, hear) => {
  let isReady = false
  let state: number | undefined

  const say = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), playerOrigin)
  const command = (func: string, ...args: readonly unknown[]) => say({ event: 'command', func, args })

  function becomeReady() {
    if (isReady) return
    isReady = true
    clearInterval(handshakeTimer)
    for (const event of ['onStateChange', 'onError']) command('addEventListener', event)
    hear.onReady()
  }
  function enter(now: number) {
    if (!Number.isFinite(now) || now === state) return
    state = now
    if (now === states.playing || now === states.buffering) hear.onPlay()
    hear.onPlaying(now === states.playing)
    if (now === states.ended) hear.onEnd()
  }
  function handleMessage({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || origin !== playerOrigin) return
    const { event, info } = readMessage(data)
    if (['onReady', 'initialDelivery', 'infoDelivery'].includes(String(event))) becomeReady()
    if (event === 'onStateChange') return enter(readNumber(info, Number.NaN))
    const { playerState, currentTime, duration } = asRecord(info)
    if (currentTime !== undefined) hear.onTime(readNumber(currentTime), readNumber(duration, length))
    if (duration !== undefined) length = readNumber(duration)
    if (playerState !== undefined) enter(readNumber(playerState, Number.NaN))
  }

  let length = 0
  addEventListener('message', handleMessage)
  // It answers whoever has asked it once it is there, and says nothing of itself.
  const sendHandshake = () => say({ event: 'listening' })
  let handshakeTimer: ReturnType<typeof setInterval> | undefined
  // Before its page is there the frame is another origin's: the browser would warn of each message.
  const begin = () => {
    clearInterval(handshakeTimer)
    if (isReady) return
    handshakeTimer = setInterval(sendHandshake, handshakeInterval)
    sendHandshake()
  }
  frame.addEventListener('load', begin)

  return {
    play: () => command('playVideo'),
    pause: () => command('pauseVideo'),
    seek: (seconds) => command('seekTo', seconds, true),
    destroy() {
      clearInterval(handshakeTimer)
      frame.removeEventListener('load', begin)
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
