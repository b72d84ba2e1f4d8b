import { $languageTag, deviceStore, loadCode } from '@kernel'
import { playerPermissions, toEmbedUrl, type Video } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Captions, nextSpeed, type Player, type PlayerEvents, readSpeed } from './player'

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
async function openPlayer(
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

const storedSpeed = deviceStore('videoSpeed', readSpeed)
const storedCaptions = deviceStore('videoCaptions', (stored) => stored === true)

/** Seconds before the end at which skipping stops: the end of the video completes the lesson. */
const beforeEnd = 1

/** Milliseconds for which a wanted position counts, unless the player comes near it (in seconds) before. */
const wantedFor = 3_000
const near = 2

/** Interval in seconds at which play time is counted. */
const tick = 3

export interface PlayerState {
  readonly status: 'loading' | 'ready' | 'failed' | 'refused'
  readonly isPlaying: boolean
  /** Playback position in seconds. */
  readonly at: number
  /** Duration of the video in seconds; 0 until known. */
  readonly duration: number
  /** Share of the video, from 0 to 1, up to which it is loaded. */
  readonly loaded: number
  readonly speed: number
  readonly isMuted: boolean
  readonly captions: Captions
  /** Seconds watched since the video was opened or ended, in steps of 3. */
  readonly watched: number
}

const initialState: PlayerState = {
  status: 'loading',
  isPlaying: false,
  at: 0,
  duration: 0,
  loaded: 0,
  speed: 1,
  isMuted: false,
  captions: 'none',
  watched: 0,
}

interface UsePlayerOptions {
  readonly video: Video
  readonly title: string
  readonly className: string
  readonly autoplays: boolean
  readonly onPlay: () => void
  readonly onEnd: () => void
  /** Called with the position in the video, but not before it has played: players report 0 when they open. */
  readonly onTime: (seconds: number, duration: number) => void
}

/**
 * Mounts a video player into an element for the lifetime of the component.
 *
 * @returns the ref of the element, the state, commands, and `retry` after a failure
 */
export function usePlayer({ video, title, className, autoplays, onPlay, onEnd, onTime }: UsePlayerOptions) {
  const container = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(undefined)
  const [state, setState] = useState(initialState)
  const [attempt, setAttempt] = useState(0)
  // The requested values, because keys may be pressed faster than the player reports its position and speed.
  const requested = useRef({ at: 0, duration: 0, speed: 1, wantedUntil: 0 })
  const language = useUnit($languageTag)
  const latest = useRef({ video, title, className, autoplays, language, onPlay, onEnd, onTime })
  latest.current = { video, title, className, autoplays, language, onPlay, onEnd, onTime }

  const address = toEmbedUrl(video, false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` and `attempt` reopen the player
  useEffect(() => {
    let isUnmounted = false
    const update = (changes: Partial<PlayerState>) =>
      !isUnmounted && setState((current) => ({ ...current, ...changes }))
    const { video, title, className, autoplays, language } = latest.current
    let speed = 1
    let hasPlayed = false
    let hasCaptions = false
    // A new video plays at normal speed, and players may ignore a speed that is set before the video has started.
    function restoreSpeed() {
      if (speed !== storedSpeed.load()) player.current?.setSpeed(storedSpeed.load())
    }
    update(initialState)
    requested.current = { at: 0, duration: 0, speed: 1, wantedUntil: 0 }
    openInto(
      container,
      video,
      { title, className, autoplays, language },
      {
        onReady: () => update({ status: 'ready' }),
        onPlay: () => !isUnmounted && latest.current.onPlay(),
        onPlaying(isPlaying) {
          update({ isPlaying })
          if (!isPlaying) return
          hasPlayed = true
          restoreSpeed()
        },
        onSpeed(now) {
          speed = now
          requested.current.speed = now
          update({ speed: now })
        },
        onMuted: (isMuted) => update({ isMuted }),
        onCaptions(captions) {
          update({ captions })
          const isFirst = !hasCaptions
          hasCaptions = true
          if (isFirst && captions === 'off' && storedCaptions.load()) player.current?.setCaptions(true)
        },
        onTime(at, duration) {
          requested.current.duration = duration
          // A report that was in flight during a seek is older than the wanted position.
          const { at: wanted, wantedUntil } = requested.current
          if (performance.now() < wantedUntil && Math.abs(at - wanted) > near) return
          requested.current = { ...requested.current, at, wantedUntil: 0 }
          update({ at, duration })
          if (hasPlayed && !isUnmounted) latest.current.onTime(at, duration)
        },
        onLoaded: (loaded) => update({ loaded }),
        onEnd() {
          update({ isPlaying: false, watched: 0 })
          if (!isUnmounted) latest.current.onEnd()
        },
        onFailed: () => update({ status: 'failed', isPlaying: false }),
        onRefused: () => update({ status: 'refused', isPlaying: false }),
      },
    ).then(
      (newPlayer) => {
        if (isUnmounted) newPlayer?.destroy()
        else player.current = newPlayer
      },
      () => update({ status: 'failed' }),
    )
    return () => {
      isUnmounted = true
      player.current?.destroy()
      player.current = undefined
    }
  }, [address, attempt])

  useEffect(() => {
    if (!state.isPlaying) return
    const ticking = setInterval(
      () => setState((current) => ({ ...current, watched: current.watched + tick })),
      tick * 1000,
    )
    return () => clearInterval(ticking)
  }, [state.isPlaying])

  const { isMuted, captions } = state
  function seek(seconds: number) {
    requested.current = { ...requested.current, at: seconds, wantedUntil: performance.now() + wantedFor }
    // Show the new position at once; the player reports it later.
    setState((current) => ({ ...current, at: seconds }))
    player.current?.seek(seconds)
  }
  function setSpeed(speed: number) {
    requested.current.speed = speed
    storedSpeed.save(speed)
    player.current?.setSpeed(speed)
  }
  return {
    container,
    state,
    play: () => player.current?.play(),
    pause: () => player.current?.pause(),
    seek,
    /** Moves playback forward by `seconds`, or back when negative. */
    skip(seconds: number) {
      const { at, duration } = requested.current
      const latest = duration ? Math.max(at, duration - beforeEnd) : Number.POSITIVE_INFINITY
      seek(Math.min(Math.max(0, at + seconds), latest))
    },
    /** Sets the speed of this video and later ones. */
    setSpeed,
    stepSpeed: (step: 1 | -1) => setSpeed(nextSpeed(requested.current.speed, step)),
    toggleMuted: () => player.current?.setMuted(!isMuted),
    toggleCaptions() {
      storedCaptions.save(captions === 'off')
      player.current?.setCaptions(captions === 'off')
    },
    retry: () => setAttempt((count) => count + 1),
  }
}

async function openInto(
  { current }: RefObject<HTMLElement | null>,
  ...rest: Parameters<typeof openPlayer> extends [HTMLElement, ...infer Rest] ? Rest : never
): Promise<Player | undefined> {
  return current ? openPlayer(current, ...rest) : undefined
}
