import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { Button, IconButton, pauseIcon, playIcon, Select } from '@kernel/ui'
import { css } from 'styled-system/css'
import { clockTime } from '../model/clock-time'
import { speeds } from '../player/speed'
import type { PlayerState } from '../player/use-player'
import { coursesTexts } from '../texts'
import { captionsIcon, exitFullScreenIcon, fullScreenIcon, mutedIcon, volumeIcon } from './player-icons'
import type { useFullScreen } from './use-full-screen'

/** Seconds by which the controls and keys move playback forward or back. */
export const skipStep = 10

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
  px: '3',
  pb: '3',
})
const group = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', minW: '0' })
const time = css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums', px: '1' })
const speedField = css({ w: 'auto', fontVariantNumeric: 'tabular-nums' })

interface PlayerControlsProps {
  readonly state: PlayerState
  readonly play: () => void
  readonly pause: () => void
  readonly skip: (seconds: number) => void
  readonly setSpeed: (speed: number) => void
  readonly toggleMuted: () => void
  readonly toggleCaptions: () => void
  readonly fullScreen: ReturnType<typeof useFullScreen>
  /** Whether the controls take the focus from the consent button that they replace. */
  readonly hasFocus: boolean
}

const takeFocus = (controls: HTMLElement | null) => controls?.focus({ preventScroll: true })

/** Player controls for every provider: the controls inside a third-party frame are hard to reach by keyboard. */
export function PlayerControls({
  state,
  play,
  pause,
  skip,
  setSpeed,
  toggleMuted,
  toggleCaptions,
  fullScreen,
  hasFocus,
}: PlayerControlsProps) {
  const t = useTexts(coursesTexts)
  const { number } = useFormats()
  const { status, isPlaying, at, duration, watched, speed, isMuted, captions } = state
  const isDisabled = status !== 'ready'
  // A player may report a speed that is not in the list.
  const choices = speeds.includes(speed) ? speeds : [...speeds, speed].toSorted((a, b) => a - b)
  return (
    <section
      ref={hasFocus ? takeFocus : undefined}
      tabIndex={-1}
      aria-label={t['player.controls']()}
      className={bar}
    >
      <div className={group}>
        <Button
          variant="soft"
          icon={isPlaying ? pauseIcon : playIcon}
          disabled={isDisabled}
          onClick={isPlaying ? pause : play}
        >
          {isPlaying ? t['player.pause']() : t['player.play']()}
        </Button>
        <Button
          variant="quiet"
          disabled={isDisabled}
          aria-label={t['player.back']({ count: skipStep })}
          onClick={() => skip(-skipStep)}
        >
          {t['player.backShort']({ count: skipStep })}
        </Button>
        <Button
          variant="quiet"
          disabled={isDisabled}
          aria-label={t['player.on']({ count: skipStep })}
          onClick={() => skip(skipStep)}
        >
          {t['player.onShort']({ count: skipStep })}
        </Button>
        <span className={time}>
          {isDisabled
            ? t['player.loading']()
            : duration > 0
              ? t['player.at']({ at: clockTime(at), of: clockTime(duration) })
              : clockTime(at)}
          {watched > 0 && ` · ${t['player.watched']({ time: clockTime(watched) })}`}
        </span>
      </div>
      <div className={group}>
        <Select
          aria-label={t['player.speed']()}
          title={t['player.speed']()}
          className={speedField}
          disabled={isDisabled}
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t['player.times']({ speed: number(choice) })}
            </option>
          ))}
        </Select>
        {captions !== 'none' && (
          <IconButton
            icon={captionsIcon}
            label={t['player.captions']()}
            isPressed={captions === 'on'}
            onClick={toggleCaptions}
          />
        )}
        <IconButton
          icon={isMuted ? mutedIcon : volumeIcon}
          label={isMuted ? t['player.unmute']() : t['player.mute']()}
          disabled={isDisabled}
          onClick={toggleMuted}
        />
        {fullScreen.isAvailable && (
          <IconButton
            icon={fullScreen.isOn ? exitFullScreenIcon : fullScreenIcon}
            label={fullScreen.isOn ? t['player.exitFullScreen']() : t['player.fullScreen']()}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </section>
  )
}
