import { useTexts } from '@kernel'
import { Button, ButtonLink } from '@kernel/ui'
import { css, cx } from 'styled-system/css'
import { clockTime } from '../model/clock-time'
import { coursesTexts } from '../texts'

const styles = {
  // Its digits begin where the rows around it do.
  time: css({
    justifyContent: 'start',
    minW: '[3.25rem]',
    minH: 'control!',
    ms: '-2',
    px: '2!',
    color: 'accent.text!',
    fontVariantNumeric: 'tabular-nums',
  }),
  plainTime: css({
    minW: '[3.25rem]',
    py: '[calc(({sizes.control} - 1lh) / 2)]',
    textStyle: 'small',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
  }),
  // The row around it is positioned.
  stretched: css({ _after: { content: '""', position: 'absolute', inset: '0' } }),
}

interface PlayFromProps {
  /** Position in the video in seconds. */
  readonly at: number
  /** What begins there. */
  readonly title?: string
  /** Plays the video of the shown lesson; undefined until its player is ready, and for other lessons. */
  readonly playFrom: ((seconds: number) => void) | undefined
  /** URL of the lesson at the position, which is used without a player. */
  readonly to: string | undefined
  /** Whether a press anywhere in the row counts. */
  readonly isStretched?: boolean
}

/** The time of a note, a chapter or a line of a transcript: it plays the video from there. */
export function PlayFrom({ at, title, playFrom, to, isStretched = false }: PlayFromProps) {
  const t = useTexts(coursesTexts)
  const time = clockTime(at)
  const label = [title, t['notes.playFrom']({ time })].filter(Boolean).join(', ')
  const className = cx(styles.time, isStretched && styles.stretched)
  if (playFrom)
    return (
      <Button size="sm" variant="quiet" aria-label={label} onClick={() => playFrom(at)} className={className}>
        {time}
      </Button>
    )
  if (!to) return <span className={styles.plainTime}>{time}</span>
  return (
    <ButtonLink size="sm" variant="quiet" aria-label={label} to={to} className={className}>
      {time}
    </ButtonLink>
  )
}
