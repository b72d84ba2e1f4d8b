import { useTexts } from '@kernel'
import { type Video, VideoConsent } from '@kernel/parts'
import { Alert, Button } from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { clockTime } from '../model/clock-time'
import { usePlayer } from '../player/use-player'
import { coursesTexts } from '../texts'
import { PlayerControls } from './player-controls'
import { PlayerError } from './player-error'

// The video is 1024 px wide where there is room (CRS-LES-05).
const frame = css({
  verticalAlign: 'top',
  w: 'full',
  maxW: '[64rem]',
  aspectRatio: '[16 / 9]',
  rounded: 'md',
  overflow: 'hidden',
  borderWidth: '0',
})
const playerArea = css({ w: 'full', maxW: '[64rem]', bg: 'subtle', rounded: 'md' })

interface LessonPlayerProps {
  readonly video: Video
  readonly title: string
  readonly isAutomatic: boolean
  /** Position in seconds at which to resume; 0 when there is none. */
  readonly resumeAt: number
  /** Called on every start of playback. */
  readonly onPlay: () => void
  readonly onEnd: () => void
  readonly onTime: (seconds: number, duration: number) => void
}

/** The video of a lesson, shown after consent to call its provider (CRS-LES-01). */
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
  const { video, title, isAutomatic, isJustRequested, resumeAt, onPlay, onEnd, onTime } = props
  const t = useTexts(coursesTexts)
  const [isAskingToResume, setIsAskingToResume] = useState(resumeAt > 0)
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
  const startAt = (at: number) => {
    setIsAskingToResume(false)
    if (at > 0) player.seek(at)
    player.play()
  }

  return (
    <div className={stack({ gap: '3' })}>
      {isAskingToResume && state.status !== 'failed' && (
        <Alert
          title={t['player.leftAt']({ time: clockTime(resumeAt) })}
          action={
            <>
              <Button size="sm" disabled={state.status !== 'ready'} onClick={() => startAt(resumeAt)}>
                {t['player.goOn']()}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={state.status !== 'ready'}
                onClick={() => startAt(0)}
              >
                {t['player.anew']()}
              </Button>
            </>
          }
        />
      )}
      {state.status === 'failed' && <PlayerError video={video} onRetry={player.retry} />}
      <div
        ref={container}
        hidden={state.status === 'failed'}
        className={playerArea}
        aria-busy={state.status === 'loading'}
      />
      {state.status !== 'failed' && <PlayerControls {...player} hasFocus={isJustRequested} />}
    </div>
  )
}
