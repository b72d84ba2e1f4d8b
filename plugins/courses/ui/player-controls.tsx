import { useTexts } from '@kernel'
import { $hasShortcutList, shortcutListOpened, useFormats } from '@kernel/parts'
import { IconButton, pauseIcon, playIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type CSSProperties, useState } from 'react'
import { clockTime } from '../model/clock-time'
import { speeds } from '../player/player'
import type { PlayerState } from '../player/use-player'
import { coursesTexts } from '../texts'
import { styles } from './player-controls.styles'
import {
  back10Icon,
  captionsIcon,
  exitFullScreenIcon,
  forward10Icon,
  fullScreenIcon,
  keyboardIcon,
  mutedIcon,
  volumeIcon,
} from './player-icons'
import type { useFullScreen } from './use-full-screen'

interface TimeLineProps {
  /** Position and duration in seconds; the duration is 0 until known. */
  readonly at: number
  readonly duration: number
  /** Share of the video, from 0 to 1, up to which it is loaded. */
  readonly loaded: number
  /** Positions of notes in seconds. */
  readonly noteTimes: readonly number[]
  /** Where the chapters begin, in seconds. */
  readonly chapterTimes: readonly number[]
  readonly isDisabled: boolean
  readonly onSeek: (seconds: number) => void
}

const shareStyle = (seconds: number, duration: number) =>
  ({ '--share': Math.min(1, Math.max(0, seconds / duration)) }) as CSSProperties

function TimeLine(props: TimeLineProps) {
  const { at, duration, loaded, noteTimes, chapterTimes, isDisabled, onSeek } = props
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
      {/* The chapters and notes themselves tell their times. */}
      {[
        ...chapterTimes.map((time) => ({ time, kind: 'chapter' }) as const),
        ...noteTimes.map((time) => ({ time, kind: 'note' }) as const),
      ].map(
        ({ time, kind }) =>
          time <= duration && (
            <span
              key={`${kind} ${time}`}
              aria-hidden="true"
              {...{ [`data-${kind}-time`]: time }}
              style={shareStyle(time, duration || 1)}
              className={kind === 'note' ? styles.tick : styles.gap}
            />
          ),
      )}
      <span aria-hidden="true" style={shareStyle(shown, duration || 1)} className={styles.dot} />
    </div>
  )
}

/** Seconds by which the controls and keys move playback forward or back. */
export const skipStep = 10

interface PlayerControlsProps {
  readonly state: PlayerState
  readonly play: () => void
  readonly pause: () => void
  readonly seek: (seconds: number) => void
  readonly skip: (seconds: number) => void
  readonly setSpeed: (speed: number) => void
  readonly toggleMuted: () => void
  readonly toggleCaptions: () => void
  readonly fullScreen: ReturnType<typeof useFullScreen>
  /** Positions of the notes on the lesson in seconds. */
  readonly noteTimes: readonly number[]
  /** Where the chapters begin, in seconds. */
  readonly chapterTimes: readonly number[]
}

/** Player controls for every provider: the controls inside a third-party frame are hard to reach by keyboard. */
export function PlayerControls(props: PlayerControlsProps) {
  const { state, play, pause, seek, skip, setSpeed, toggleMuted, toggleCaptions } = props
  const { fullScreen, noteTimes, chapterTimes } = props
  const t = useTexts(coursesTexts)
  const { number } = useFormats()
  const [hasShortcutList, openShortcutList] = useUnit([$hasShortcutList, shortcutListOpened])
  const { status, isPlaying, at, duration, loaded, watched, speed, isMuted, captions } = state
  const isDisabled = status !== 'ready'
  // A player may report a speed that is not in the list.
  const choices = speeds.includes(speed) ? speeds : [...speeds, speed].toSorted((a, b) => a - b)
  return (
    <section tabIndex={-1} aria-label={t['player.controls']()} className={styles.root}>
      <TimeLine
        at={at}
        duration={duration}
        loaded={loaded}
        noteTimes={noteTimes}
        chapterTimes={chapterTimes}
        isDisabled={isDisabled}
        onSeek={seek}
      />
      <div className={styles.row}>
        <div className={styles.group}>
          <IconButton
            icon={isPlaying ? pauseIcon : playIcon}
            label={isPlaying ? t['player.pause']() : t['player.play']()}
            disabled={isDisabled}
            onClick={isPlaying ? pause : play}
          />
          <IconButton
            icon={back10Icon}
            label={t['player.back']({ count: skipStep })}
            disabled={isDisabled}
            onClick={() => skip(-skipStep)}
          />
          <IconButton
            icon={forward10Icon}
            label={t['player.on']({ count: skipStep })}
            disabled={isDisabled}
            onClick={() => skip(skipStep)}
          />
          <span className={styles.desk}>
            <IconButton
              icon={isMuted ? mutedIcon : volumeIcon}
              label={isMuted ? t['player.unmute']() : t['player.mute']()}
              disabled={isDisabled}
              onClick={toggleMuted}
            />
          </span>
          <span className={styles.time}>
            {status === 'loading' ? (
              t['player.loading']()
            ) : (
              <>
                <span className={styles.now}>{clockTime(at)}</span>
                {duration > 0 && ` / ${clockTime(duration)}`}
                {watched > 0 && (
                  <span className={styles.watched}>
                    {` · ${t['player.watched']({ time: clockTime(watched) })}`}
                  </span>
                )}
              </>
            )}
          </span>
        </div>
        <div className={styles.group}>
          {/* A native list also opens in full screen, where menus of the page do not. */}
          <select
            aria-label={t['player.speed']()}
            title={t['player.speed.kept']()}
            className={styles.speed}
            disabled={isDisabled}
            value={speed}
            onChange={({ target }) => setSpeed(Number(target.value))}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t['player.times']({ speed: number(choice) })}
              </option>
            ))}
          </select>
          {captions !== 'none' && (
            <IconButton
              icon={captionsIcon}
              label={t['player.captions']()}
              isPressed={captions === 'on'}
              onClick={toggleCaptions}
            />
          )}
          {hasShortcutList && !fullScreen.isOn && (
            <span className={styles.desk}>
              <IconButton
                icon={keyboardIcon}
                label={t['player.shortcuts']()}
                aria-haspopup="dialog"
                onClick={() => openShortcutList()}
              />
            </span>
          )}
          {fullScreen.isAvailable && (
            <IconButton
              icon={fullScreen.isOn ? exitFullScreenIcon : fullScreenIcon}
              label={fullScreen.isOn ? t['player.exitFullScreen']() : t['player.fullScreen']()}
              onClick={fullScreen.toggle}
            />
          )}
        </div>
      </div>
    </section>
  )
}
