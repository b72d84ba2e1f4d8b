import type { Video } from '@kernel/parts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { openPlayer } from './open-player'
import type { Player } from './player'

/** Seconds of play time that are counted at once (CRS-LES-03). */
const tick = 3

/** How a player stands. */
export interface PlayerState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly isPlaying: boolean
  /** Where it is, in seconds. */
  readonly at: number
  /** How long the video takes, in seconds; 0 as long as nobody has said. */
  readonly duration: number
  /** Seconds that were watched since the video was opened or ended last, in steps of 3. */
  readonly watched: number
}

const initialState: PlayerState = { status: 'loading', isPlaying: false, at: 0, duration: 0, watched: 0 }

interface UsePlayerOptions {
  readonly video: Video
  readonly title: string
  /** Of the frame. */
  readonly className: string
  readonly begins: boolean
  readonly onPlay: () => void
  readonly onEnd: () => void
  readonly onTime: (seconds: number, duration: number) => void
}

/**
 * A player in a place on the page, for as long as that is there.
 *
 * @returns the place's ref, how the player stands, what it can be told, and how to try again where it failed
 */
export function usePlayer({ video, title, className, begins, onPlay, onEnd, onTime }: UsePlayerOptions) {
  const place = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(undefined)
  const [playing, setPlaying] = useState(initialState)
  const [attempt, setAttempt] = useState(0)
  const { provider, id } = video
  const latest = useRef({ title, className, begins, onPlay, onEnd, onTime })
  latest.current = { title, className, begins, onPlay, onEnd, onTime }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try opens it anew
  useEffect(() => {
    let isGone = false
    const note = (news: Partial<PlayerState>) => !isGone && setPlaying((now) => ({ ...now, ...news }))
    const { title, className, begins } = latest.current
    note(initialState)
    openInto(
      place,
      { provider, id },
      { title, className, begins },
      {
        onReady: () => note({ status: 'ready' }),
        onPlay: () => !isGone && latest.current.onPlay(),
        onPlaying: (isPlaying) => note({ isPlaying }),
        onTime(at, duration) {
          note({ at, duration })
          if (!isGone) latest.current.onTime(at, duration)
        },
        onEnd() {
          note({ isPlaying: false, watched: 0 })
          if (!isGone) latest.current.onEnd()
        },
        onFailed: () => note({ status: 'failed' }),
      },
    ).then(
      (opened) => {
        if (isGone) opened?.destroy()
        else player.current = opened
      },
      () => note({ status: 'failed' }),
    )
    return () => {
      isGone = true
      player.current?.destroy()
      player.current = undefined
    }
  }, [provider, id, attempt])

  useEffect(() => {
    if (!playing.isPlaying) return
    const ticking = setInterval(
      () => setPlaying((now) => ({ ...now, watched: now.watched + tick })),
      tick * 1000,
    )
    return () => clearInterval(ticking)
  }, [playing.isPlaying])

  return {
    place,
    playing,
    play: () => player.current?.play(),
    pause: () => player.current?.pause(),
    seek: (seconds: number) => player.current?.seek(seconds),
    /** Goes some seconds on, or back. */
    skip: (seconds: number) => player.current?.seek(Math.max(0, playing.at + seconds)),
    retry: () => setAttempt((count) => count + 1),
  }
}

async function openInto(
  { current }: RefObject<HTMLElement | null>,
  ...rest: Parameters<typeof openPlayer> extends [HTMLElement, ...infer Rest] ? Rest : never
): Promise<Player | undefined> {
  return current ? openPlayer(current, ...rest) : undefined
}
