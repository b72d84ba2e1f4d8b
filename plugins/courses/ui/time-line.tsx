import { useTexts } from '@kernel'
import { type CSSProperties, useState } from 'react'
import { clockTime } from '../model/clock-time'
import { coursesTexts } from '../texts'
import { styles } from './player-controls.styles'

interface TimeLineProps {
  /** Position and duration in seconds; the duration is 0 until known. */
  readonly at: number
  readonly duration: number
  /** Share of the video, from 0 to 1, up to which it is loaded. */
  readonly loaded: number
  /** Positions of notes in seconds. */
  readonly noteTimes: readonly number[]
  readonly isDisabled: boolean
  readonly onSeek: (seconds: number) => void
}

const shareStyle = (seconds: number, duration: number) =>
  ({ '--share': Math.min(1, Math.max(0, seconds / duration)) }) as CSSProperties

export function TimeLine({ at, duration, loaded, noteTimes, isDisabled, onSeek }: TimeLineProps) {
  const t = useTexts(coursesTexts)
  // A drag seeks once, when it ends: players load the video anew at each position.
  const [dragged, setDragged] = useState<number>()
  const [isDragging, setIsDragging] = useState(false)
  const shown = Math.min(dragged ?? at, duration)

  function handleEnd() {
    setIsDragging(false)
    setDragged(undefined)
    if (dragged !== undefined) onSeek(dragged)
  }
  return (
    <div className={styles.line}>
      <input
        type="range"
        aria-label={t['player.position']()}
        aria-valuetext={t['player.at']({ at: clockTime(shown), of: clockTime(duration) })}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.floor(shown)}
        disabled={isDisabled || duration <= 0}
        onChange={({ target }) => (isDragging ? setDragged : onSeek)(Number(target.value))}
        onPointerDown={() => setIsDragging(true)}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
        className={styles.range}
      />
      <span aria-hidden="true" data-loaded="" style={shareStyle(loaded, 1)} className={styles.loaded} />
      <span aria-hidden="true" style={shareStyle(shown, duration || 1)} className={styles.played} />
      {/* The notes themselves tell their times. */}
      {duration > 0 &&
        noteTimes
          .filter((time) => time <= duration)
          .map((time) => (
            <span
              key={time}
              aria-hidden="true"
              data-note-time={time}
              style={shareStyle(time, duration)}
              className={styles.tick}
            />
          ))}
      <span aria-hidden="true" style={shareStyle(shown, duration || 1)} className={styles.dot} />
    </div>
  )
}
