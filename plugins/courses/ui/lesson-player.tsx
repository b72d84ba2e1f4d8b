import { useTexts } from '@kernel'
import { type Video, VideoConsent } from '@kernel/parts'
import { Alert, Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { clockTime } from '../model/clock-time'
import { type OpenedPlayer, type PlayerAction, playerClosed, playerOpened } from '../model/opened-player'
import { usePlayer } from '../player/use-player'
import { coursesTexts } from '../texts'
import { PlayerControls, skipStep } from './player-controls'
import { PlayerError } from './player-error'
import { useFullScreen } from './use-full-screen'

// The video is 1024 px wide where there is room.
const frame = css({
  verticalAlign: 'top',
  w: 'full',
  maxW: '[64rem]',
  aspectRatio: '[16 / 9]',
  overflow: 'hidden',
  borderWidth: '0',
})
const playerArea = css({ w: 'full', maxW: '[64rem]', bg: 'subtle' })
/** In full screen, the video fills the space above the controls. */
const stage = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '3',
  maxW: '[64rem]',
  '&:fullscreen': {
    display: 'flex',
    flexDirection: 'column',
    maxW: '[none]',
    p: '3',
    bg: 'surface',
    '& > [aria-busy]': { flex: '1', minH: '0', maxW: '[none]' },
    '& iframe': { h: 'full', maxW: '[none]', aspectRatio: '[auto]' },
  },
})

interface LessonPlayerProps {
  readonly video: Video
  readonly title: string
  readonly isAutomatic: boolean
  /** Position in seconds at which the user may resume; 0 when there is none. */
  readonly resumeAt: number
  /** Position in seconds at which the video starts without asking; set by links in notes. */
  readonly startAt: number | undefined
  /** Called on every start of playback. */
  readonly onPlay: () => void
  readonly onEnd: () => void
  readonly onTime: (seconds: number, duration: number) => void
}

/** The video of a lesson, shown after consent to call its provider. */
export function LessonPlayer(props: LessonPlayerProps) {
  return (
    <VideoConsent provider={props.video.provider} className={frame}>
      {(isJustRequested) => <OpenPlayer {...props} isJustRequested={isJustRequested} />}
    </VideoConsent>
  )
}

interface OpenPlayerProps extends LessonPlayerProps {
  /** Whether the user has just given consent by a click. */
  readonly isJustRequested: boolean
}

function OpenPlayer(props: OpenPlayerProps) {
  const { video, title, isAutomatic, isJustRequested, resumeAt, startAt, onPlay, onEnd, onTime } = props
  const t = useTexts(coursesTexts)
  const [isAskingToResume, setIsAskingToResume] = useState(resumeAt > 0 && startAt === undefined)
  const stageElement = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(stageElement)
  const player = usePlayer({
    video,
    title,
    className: frame,
    // Do not start the video while the user is asked whether to resume.
    autoplays: (isAutomatic || isJustRequested) && !isAskingToResume,
    onPlay,
    onEnd,
    onTime,
  })
  const { state, container } = player
  const hasFailed = state.status === 'failed' || state.status === 'refused'
  const playFrom = (at: number) => {
    setIsAskingToResume(false)
    player.seek(at)
    player.play()
  }
  const actions: Readonly<Record<PlayerAction, () => void>> = {
    toggle: () => (state.isPlaying ? player.pause() : player.play()),
    back: () => player.skip(-skipStep),
    forward: () => player.skip(skipStep),
    mute: player.toggleMuted,
    captions: player.toggleCaptions,
    fullScreen: fullScreen.toggle,
    slower: () => player.stepSpeed(-1),
    faster: () => player.stepSpeed(1),
  }
  useOpenedPlayer(state.status === 'ready', {
    run(action) {
      if (action === 'captions' && state.captions === 'none') return false
      if (action === 'fullScreen' && !fullScreen.isAvailable) return false
      actions[action]()
      return true
    },
    position: () => state.at,
    playFrom,
  })
  useStartAt(state.status === 'ready', startAt, playFrom)

  return (
    <div ref={stageElement} className={stage}>
      {isAskingToResume && !hasFailed && (
        <Alert
          title={t['player.leftAt']({ time: clockTime(resumeAt) })}
          action={
            <>
              <Button size="sm" disabled={state.status !== 'ready'} onClick={() => playFrom(resumeAt)}>
                {t['player.goOn']()}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={state.status !== 'ready'}
                onClick={() => {
                  setIsAskingToResume(false)
                  player.play()
                }}
              >
                {t['player.anew']()}
              </Button>
            </>
          }
        />
      )}
      {hasFailed && (
        <PlayerError video={video} isRefused={state.status === 'refused'} onRetry={player.retry} />
      )}
      <div ref={container} hidden={hasFailed} className={playerArea} aria-busy={state.status === 'loading'} />
      {!hasFailed && <PlayerControls {...player} fullScreen={fullScreen} hasFocus={isJustRequested} />}
    </div>
  )
}

/** Registers the player for shortcuts and notes while it is ready. */
function useOpenedPlayer(isReady: boolean, player: OpenedPlayer): void {
  const [open, close] = useUnit([playerOpened, playerClosed])
  const latest = useRef(player)
  latest.current = player
  useEffect(() => {
    if (!isReady) return
    const opened: OpenedPlayer = {
      run: (action) => latest.current.run(action),
      position: () => latest.current.position(),
      playFrom: (seconds) => latest.current.playFrom(seconds),
    }
    open(opened)
    return () => void close(opened)
  }, [isReady, open, close])
}

/** Starts the video once at a position, as soon as the player is ready. */
function useStartAt(isReady: boolean, startAt: number | undefined, playFrom: (at: number) => void): void {
  const startedAt = useRef<number>(undefined)
  const start = useEffectEvent(playFrom)
  useEffect(() => {
    if (!isReady || startAt === undefined || startedAt.current === startAt) return
    startedAt.current = startAt
    start(startAt)
  }, [isReady, startAt])
}
