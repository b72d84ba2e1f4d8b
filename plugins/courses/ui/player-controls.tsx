import { useTexts } from '@kernel'
import { Button, pauseIcon, playIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { clockTime } from '../model/clock-time'
import type { PlayerState } from '../player/use-player'
import { coursesTexts } from '../texts'

/** Seconds that a step on or back takes. */
const step = 10

interface PlayerControlsProps {
  readonly playing: PlayerState
  readonly play: () => void
  readonly pause: () => void
  readonly skip: (seconds: number) => void
  /** Whether they stand in for a button that was pressed: what it left must not be the top of the page. */
  readonly hasFocus: boolean
}

const takeFocus = (controls: HTMLElement | null) => controls?.focus({ preventScroll: true })

/** Our own controls, the same for every provider: what stands in a foreign frame is hard to reach with a keyboard. */
export function PlayerControls({ playing, play, pause, skip, hasFocus }: PlayerControlsProps) {
  const t = useTexts(coursesTexts)
  const { status, isPlaying, at, duration, watched } = playing
  const isOff = status !== 'ready'
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
        disabled={isOff}
        onClick={isPlaying ? pause : play}
      >
        {isPlaying ? t['player.pause']() : t['player.play']()}
      </Button>
      <Button
        variant="quiet"
        disabled={isOff}
        aria-label={t['player.back']({ count: step })}
        onClick={() => skip(-step)}
      >
        {t['player.backShort']({ count: step })}
      </Button>
      <Button
        variant="quiet"
        disabled={isOff}
        aria-label={t['player.on']({ count: step })}
        onClick={() => skip(step)}
      >
        {t['player.onShort']({ count: step })}
      </Button>
      <span className={css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>
        {isOff
          ? t['player.loading']()
          : duration > 0
            ? t['player.at']({ at: clockTime(at), of: clockTime(duration) })
            : clockTime(at)}
        {watched > 0 && ` · ${t['player.watched']({ time: clockTime(watched) })}`}
      </span>
    </section>
  )
}
