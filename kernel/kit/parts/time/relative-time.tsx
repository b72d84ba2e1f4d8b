import { type ReactNode, useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { serverNow } from '../../../core/async/server-clock'
import { useLanguage } from '../../../core/i18n/use-texts'
import { TextLink } from '../../ui/text-link/text-link'
import { Tooltip } from '../../ui/tooltip/tooltip'
import { useFormats } from './use-formats'
import { useIsHydrated } from './use-is-hydrated'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Formatters {
  readonly minutes: Intl.NumberFormat
  readonly hours: Intl.NumberFormat
  readonly words: Intl.RelativeTimeFormat
}

/** Formatters by locale: creating `Intl` formatters is slow. */
const cache = new Map<string, Formatters>()

function formattersOf(locale: string): Formatters {
  const cached = cache.get(locale)
  if (cached) return cached
  const unit = (name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' })
  const formatters = {
    minutes: unit('minute'),
    hours: unit('hour'),
    words: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  }
  cache.set(locale, formatters)
  return formatters
}

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** Formats a time of the last week: "now", "5 min", "3 hr", "yesterday", "4 days ago"; undefined for other times. */
export function formatRelativeTime(time: number, now: number, locale: string): string | undefined {
  const age = now - time
  // The clocks of the server and of the device may differ by some seconds, so accept times shortly after `now`.
  if (age <= -minute) return undefined
  const { minutes, hours, words } = formattersOf(locale)
  if (age < minute) return words.format(0, 'second')
  if (age < hour) return minutes.format(Math.floor(age / minute))
  if (age < day) return hours.format(Math.floor(age / hour))
  // When clocks change for daylight saving time, a day has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day)
  return days < 7 ? words.format(-days, 'day') : undefined
}

const noWrap = css({ whiteSpace: 'nowrap', rounded: 'xs' })
// The invisible `::after` enlarges the click target.
const link = css({
  position: 'relative',
  _after: { content: '""', position: 'absolute', inset: { base: '[-4px]', _coarse: '[-14px]' } },
})

export interface RelativeTimeProps {
  readonly date: Date
  /** For a time within a link or a button, which must not contain anything focusable: shows the full date on hover only. */
  readonly isWithinLink?: boolean
  /** Path of what the time belongs to: the time is a link to it. */
  readonly to?: string | undefined
}

/**
 * A time relative to now; after a week, the date, without the current year. Hover and focus show the full date and time, which screen
 * readers also read. Server-rendered screens show the full date until hydration.
 */
export function RelativeTime({ date, isWithinLink, to }: RelativeTimeProps) {
  const formats = useFormats()
  const { locale } = useLanguage()
  const isHydrated = useIsHydrated()
  useMinute()
  const dateTime = date.toISOString()
  const full = formats.dateTime(date)
  if (!isHydrated) {
    const time = <time dateTime={dateTime}>{full}</time>
    return to === undefined ? time : linkTo(to, time)
  }
  const short = formatRelativeTime(date.getTime(), serverNow().getTime(), locale) ?? formats.shortDate(date)
  if (isWithinLink)
    return (
      <time dateTime={dateTime} title={full} className={noWrap}>
        {short}
      </time>
    )
  return (
    <Tooltip text={full}>
      {(id) =>
        to === undefined ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows the full date
          <time dateTime={dateTime} aria-describedby={id} tabIndex={0} className={noWrap}>
            {short}
          </time>
        ) : (
          linkTo(
            to,
            <time dateTime={dateTime} className={noWrap}>
              {short}
            </time>,
            id,
          )
        )
      }
    </Tooltip>
  )
}

const linkTo = (to: string, time: ReactNode, describedBy?: string) => (
  <TextLink variant="plain" to={to} aria-describedby={describedBy} className={link}>
    {time}
  </TextLink>
)

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function notify() {
  for (const listener of listeners) listener()
}

/** Runs the timer while the page is visible and has subscribers. */
function updateTimer() {
  clearInterval(timer)
  timer = listeners.size > 0 && !document.hidden ? setInterval(notify, minute) : undefined
}

function handleVisibility() {
  updateTimer()
  if (!document.hidden) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', handleVisibility)
    updateTimer()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', handleVisibility)
    updateTimer()
  }
}

/**
 * Renders the component again every minute while the page is visible, because it shows what depends on the present time; all
 * components share one timer.
 */
export function useMinute(): void {
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => 0,
  )
}
