import { useTexts } from '@kernel'
import { Button, pauseIcon, playIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { clockTime } from '../model/clock-time'
import type { PlayerState } from '../player/use-player'
import { coursesTexts } from '../texts'

/** Seconds by which the controls move playback forward or back. */
const step = 10

interface PlayerControlsProps {
  readonly state: PlayerState
  readonly play: () => void
  readonly pause: () => void
  readonly skip: (seconds: number) => void
  /** Whether the controls take the focus from the consent button that they replace. */
  readonly hasFocus: boolean
}

const takeFocus = (controls: HTMLElement | null) => controls?.focus({ preventScroll: true })

/** Player controls for every provider: the controls inside a third-party frame are hard to reach by keyboard. */
export function PlayerControls({ state, play, pause, skip, hasFocus }: PlayerControlsProps) {
  const t = useTexts(coursesTexts)
  const { status, isPlaying, at, duration, watched } = state
  const isDisabled = status !== 'ready'
  return (
    <section
      ref={hasFocus ? takeFocus : undefined}
      tabIndex={-1}
      aria-label={t['player.controls']()}
      className={flex({ wrap: 'wrap', gap: '2', align: 'center' })}
    >
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
        aria-label={t['player.back']({ count: step })}
        onClick={() => skip(-step)}
      >
        {t['player.backShort']({ count: step })}
      </Button>
      <Button
        variant="quiet"
        disabled={isDisabled}
        aria-label={t['player.on']({ count: step })}
        onClick={() => skip(step)}
      >
        {t['player.onShort']({ count: step })}
      </Button>
      <span className={css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>
        {isDisabled
          ? t['player.loading']()
          : duration > 0
            ? t['player.at']({ at: clockTime(at), of: clockTime(duration) })
            : clockTime(at)}
        {watched > 0 && ` · ${t['player.watched']({ time: clockTime(watched) })}`}
      </span>
    </section>
  )
}
