import { $languageTag } from '@roda/kernel'
import { useFormats } from '@roda/kernel/parts'
import { VisuallyHidden } from '@roda/kernel/ui'
import { useUnit } from 'effector-react'
import type { CommunityEvent } from '../model/event'
import { isSameDay, weeksOf } from '../model/month'

interface CalendarProps {
  readonly month: Date
  readonly events: readonly CommunityEvent[]
}

/** A month as a table; days with events link to the first of them in the list. */
export function Calendar({ month, events }: CalendarProps) {
  const language = useUnit($languageTag)
  const formats = useFormats()
  const weekday = (style: 'narrow' | 'long', day: number) =>
    new Intl.DateTimeFormat(language, { weekday: style }).format(new Date(2026, 5, 1 + day))

  return (
    <table className="events-calendar">
      <caption>{formats.month(month)}</caption>
      <thead>
        <tr>
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <th key={day} scope="col" abbr={weekday('long', day)}>
              {weekday('narrow', day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month never move
          <tr key={index}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days of a week never move
              <td key={at}>
                {day && <Day day={day} events={events.filter(({ startsAt }) => isSameDay(startsAt, day))} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, events }: { readonly day: Date; readonly events: readonly CommunityEvent[] }) {
  const [first] = events
  if (!first) return <>{day.getDate()}</>
  return (
    <a href={`#event-${first.id}`} className="events-day">
      {day.getDate()}
      <VisuallyHidden>: {events.map(({ title }) => title).join(', ')}</VisuallyHidden>
    </a>
  )
}
