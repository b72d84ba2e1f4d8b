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

// 1024 px wide (CRS-LES-05), and less where the screen is.
const frame = css({
  verticalAlign: 'top',
  w: 'full',
  maxW: '[64rem]',
  aspectRatio: '[16 / 9]',
  rounded: 'md',
  overflow: 'hidden',
  borderWidth: '0',
})
const room = css({ w: 'full', maxW: '[64rem]', bg: 'subtle', rounded: 'md' })

interface LessonPlayerProps {
  readonly video: Video
  readonly title: string
  /** Whether it may begin by itself. */
  readonly isAutomatic: boolean
  /** Where the person left it, in seconds; 0 where there is nothing to come back to. */
  readonly leftAt: number
  /** It plays, for the first time or again. */
  readonly onPlay: () => void
  readonly onEnd: () => void
  readonly onTime: (seconds: number, duration: number) => void
}

/** The lesson's video behind the one question whether its provider may be called (CRS-LES-01). */
export function LessonPlayer(props: LessonPlayerProps) {
  return (
    <VideoConsent provider={props.video.provider} className={frame}>
      {(isWanted) => <OpenPlayer {...props} isWanted={isWanted} />}
    </VideoConsent>
  )
}

interface OpenPlayerProps extends LessonPlayerProps {
  /** Whether the person has just asked for it. */
  readonly isWanted: boolean
}

function OpenPlayer(props: OpenPlayerProps) {
  const { video, title, isAutomatic, isWanted, leftAt, onPlay, onEnd, onTime } = props
  const t = useTexts(coursesTexts)
  const [isOffering, setIsOffering] = useState(leftAt > 0)
  const player = usePlayer({
    video,
    title,
    className: frame,
    // Whoever is asked where to begin is asked before it begins.
    begins: (isAutomatic || isWanted) && !isOffering,
    onPlay,
    onEnd,
    onTime,
  })
  const { playing, place } = player
  const begin = (at: number) => {
    setIsOffering(false)
    if (at > 0) player.seek(at)
    player.play()
  }

  return (
    <div className={stack({ gap: '3' })}>
      {isOffering && playing.status !== 'failed' && (
        <Alert
          title={t['player.leftAt']({ time: clockTime(leftAt) })}
          action={
            <>
              <Button size="sm" disabled={playing.status !== 'ready'} onClick={() => begin(leftAt)}>
                {t['player.goOn']()}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={playing.status !== 'ready'}
                onClick={() => begin(0)}
              >
                {t['player.anew']()}
              </Button>
            </>
          }
        />
      )}
      {playing.status === 'failed' && <PlayerError video={video} onRetry={player.retry} />}
      <div
        ref={place}
        hidden={playing.status === 'failed'}
        className={room}
        aria-busy={playing.status === 'loading'}
      />
      {playing.status !== 'failed' && <PlayerControls {...player} hasFocus={isWanted} />}
    </div>
  )
}
