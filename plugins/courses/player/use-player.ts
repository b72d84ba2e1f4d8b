import type { Video } from '@kernel/parts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { openPlayer } from './open-player'
import type { Player } from './player'

/** Interval in seconds at which play time is counted (CRS-LES-03). */
const tick = 3

export interface PlayerState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isPlaying: boolean
  /** Playback position in seconds. */
  readonly at: number
  /** Duration of the video in seconds; 0 until known. */
  readonly duration: number
  /** Seconds watched since the video was opened or ended, in steps of 3. */
  readonly watched: number
}

const initialState: PlayerState = { status: 'loading', isPlaying: false, at: 0, duration: 0, watched: 0 }

interface UsePlayerOptions {
  readonly video: Video
  readonly title: string
  readonly className: string
  readonly autoplays: boolean
  readonly onPlay: () => void
  readonly onEnd: () => void
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
  const { provider, id } = video
  const latest = useRef({ title, className, autoplays, onPlay, onEnd, onTime })
  latest.current = { title, className, autoplays, onPlay, onEnd, onTime }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reopens the player
  useEffect(() => {
    let isUnmounted = false
    const update = (changes: Partial<PlayerState>) =>
      !isUnmounted && setState((current) => ({ ...current, ...changes }))
    const { title, className, autoplays } = latest.current
    update(initialState)
    openInto(
      container,
      { provider, id },
      { title, className, autoplays },
      {
        onReady: () => update({ status: 'ready' }),
        onPlay: () => !isUnmounted && latest.current.onPlay(),
        onPlaying: (isPlaying) => update({ isPlaying }),
        onTime(at, duration) {
          update({ at, duration })
          if (!isUnmounted) latest.current.onTime(at, duration)
        },
        onEnd() {
          update({ isPlaying: false, watched: 0 })
          if (!isUnmounted) latest.current.onEnd()
        },
        onFailed: () => update({ status: 'failed' }),
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
  }, [provider, id, attempt])

  useEffect(() => {
    if (!state.isPlaying) return
    const ticking = setInterval(
      () => setState((current) => ({ ...current, watched: current.watched + tick })),
      tick * 1000,
    )
    return () => clearInterval(ticking)
  }, [state.isPlaying])

  return {
    container,
    state,
    play: () => player.current?.play(),
    pause: () => player.current?.pause(),
    seek: (seconds: number) => player.current?.seek(seconds),
    /** Moves playback forward by `seconds`, or back when negative. */
    skip: (seconds: number) => player.current?.seek(Math.max(0, state.at + seconds)),
    retry: () => setAttempt((count) => count + 1),
  }
}

async function openInto(
  { current }: RefObject<HTMLElement | null>,
  ...rest: Parameters<typeof openPlayer> extends [HTMLElement, ...infer Rest] ? Rest : never
): Promise<Player | undefined> {
  return current ? openPlayer(current, ...rest) : undefined
}
