import { useTexts } from '@kernel'
import { useTarget, type Video, VideoConsent, videoProviderNames } from '@kernel/parts'
import { Alert, Button, externalIcon, Icon, OutsideLink, RetryButton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { clockTime } from '../model/clock-time'
import {
  type OpenedPlayer,
  type PlayerAction,
  playerClosed,
  playerMoved,
  playerOpened,
} from '../model/opened-player'
import { usePlayer } from '../player/use-player'
import { coursesTexts } from '../texts'
import { PlayerControls, skipStep } from './player-controls'
import { useFullScreen } from './use-full-screen'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: 'touch',
  color: 'accent.text',
})

const providerUrls = {
  vimeo: ({ id, hash }: Video) => `https://vimeo.com/${hash ? `${id}/${hash}` : id}`,
  youtube: ({ id }: Video) => `https://www.youtube.com/watch?v=${id}`,
} as const

interface PlayerErrorProps {
  readonly video: Video
  /** Whether the provider refuses to play the video, instead of a player that could not be loaded. */
  readonly isRefused: boolean
  readonly onRetry: () => void
}

/** The rest of the lesson still works. */
function PlayerError({ video, isRefused, onRetry }: PlayerErrorProps) {
  const t = useTexts(coursesTexts)
  const { provider } = video
  const name = { provider: videoProviderNames[provider] }
  return (
    <Alert
      tone="danger"
      title={isRefused ? t['player.refused'](name) : t[`player.failed.${provider}`]()}
      action={
        <>
          <RetryButton size="sm" onClick={onRetry} />
          <OutsideLink href={providerUrls[provider](video)} className={link}>
            {t['player.away'](name)}
            <Icon of={externalIcon} size="sm" />
          </OutsideLink>
        </>
      }
    >
      {t['player.failed.text']()}
    </Alert>
  )
}

const frame = css({
  verticalAlign: 'top',
  w: 'full',
  aspectRatio: '[16 / 9]',
  overflow: 'hidden',
  borderWidth: '0',
})
/** In full screen, the video fills the space above the controls. */
const stage = css({
  '&:fullscreen': {
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    '& > [data-screen], & [aria-busy]': { flex: '1', minH: '0' },
    '& iframe': { h: 'full', aspectRatio: '[auto]' },
  },
})
/** What is shown over the video; the video grows when it needs more room, as on phones. */
const screen = css({
  stack: true,
  bg: 'subtle',
  '&[hidden]': { display: 'none' },
  '& > *': { gridArea: '[1 / 1]', minW: '0' },
})
const over = css({
  position: 'relative',
  stack: true,
  p: '3',
  '&[data-place=end]': { alignItems: 'end', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
  '&[data-place=all]': { placeItems: 'center', bg: 'subtle' },
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
  /** Positions of the notes on the lesson in seconds. */
  readonly noteTimes: readonly number[]
  /** Where the chapters begin, in seconds. */
  readonly chapterTimes: readonly number[]
  /** Decorative picture behind the question whether to open the video. */
  readonly art: ReactNode
  /** Covers the video after its end. */
  readonly end: ReactNode
}

/** The video of a lesson, shown after consent to call its provider. */
export function LessonPlayer(props: LessonPlayerProps) {
  return (
    <VideoConsent provider={props.video.provider} className={frame} art={props.art}>
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
  const { noteTimes, chapterTimes, end } = props
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
  useOpenedPlayer(state.status === 'ready', state.at, {
    run(action) {
      if (action === 'captions' && state.captions === 'none') return false
      if (action === 'fullScreen' && !fullScreen.isAvailable) return false
      actions[action]()
      return true
    },
    position: () => state.at,
    pause: player.pause,
    playFrom,
  })
  useStartAt(state.status === 'ready', startAt, playFrom)

  return (
    <div ref={stageElement} className={stage}>
      {hasFailed && (
        <PlayerError video={video} isRefused={state.status === 'refused'} onRetry={player.retry} />
      )}
      <div data-screen="" hidden={hasFailed} className={screen}>
        {/* What covers the video also keeps the focus out of it. */}
        <div ref={container} aria-busy={state.status === 'loading'} inert={Boolean(end)} />
        {end && (
          <div data-place="all" className={over}>
            {end}
          </div>
        )}
        {isAskingToResume && !end && (
          <div data-place="end" className={over}>
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
          </div>
        )}
      </div>
      {!hasFailed && (
        <PlayerControls
          {...player}
          fullScreen={fullScreen}
          noteTimes={noteTimes}
          chapterTimes={chapterTimes}
        />
      )}
    </div>
  )
}

/** Registers the player for shortcuts, notes and chapters while it is ready. */
function useOpenedPlayer(isReady: boolean, at: number, player: OpenedPlayer): void {
  const [open, move, close] = useUnit([playerOpened, playerMoved, playerClosed])
  const latest = useRef(player)
  latest.current = player
  useEffect(() => {
    if (!isReady) return
    const opened: OpenedPlayer = {
      run: (action) => latest.current.run(action),
      position: () => latest.current.position(),
      pause: () => latest.current.pause(),
      playFrom: (seconds) => latest.current.playFrom(seconds),
    }
    open(opened)
    return () => void close(opened)
  }, [isReady, open, close])
  useEffect(() => {
    if (isReady) move(at)
  }, [isReady, at, move])
}

/**
 * Starts the video at the position in the URL as soon as the player is ready. A reload asks whether to resume where the user has
 * stopped.
 */
function useStartAt(isReady: boolean, startAt: number | undefined, playFrom: (at: number) => void): void {
  const [, markReached] = useTarget('at')
  const start = useEffectEvent((at: number) => {
    playFrom(at)
    markReached()
  })
  useEffect(() => {
    if (isReady && startAt !== undefined) start(startAt)
  }, [isReady, startAt])
}
