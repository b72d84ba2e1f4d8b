import { useTexts } from '@roda/kernel'
import { RouteLink } from '@roda/kernel/parts'
import { Button, EmptyState, Page, PageHeader } from '@roda/kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventsQuery } from '../api/events.query'
import { createEventRoute } from '../contract'
import { monthOf } from '../model/month'
import { eventsTexts } from '../texts'
import { Calendar } from '../ui/calendar'
import { EventCard } from '../ui/event-card'

/** The events of one month, as a calendar and as a list. */
export default function EventsPage() {
  const t = useTexts(eventsTexts)
  const { data: events } = useSuspenseQuery(eventsQuery())
  // Opens at the month of the next event.
  const [month, setMonth] = useState(() => monthOf(events[0]?.startsAt ?? new Date()))
  const shown = events.filter(({ startsAt }) => +monthOf(startsAt) === +month)

  return (
    <Page>
      <PageHeader title={t.title()} />
      <div className="events-bar">
        <Button variant="quiet" onClick={() => setMonth(monthOf(month, -1))}>
          {t['month.before']()}
        </Button>
        <Button variant="quiet" onClick={() => setMonth(monthOf(month, 1))}>
          {t['month.next']()}
        </Button>
        <RouteLink to={createEventRoute} className="events-create">
          {t['create.title']()}
        </RouteLink>
      </div>
      <Calendar month={month} events={shown} />
      {shown.length === 0 && <EmptyState title={t.empty()} />}
      <ul className="events-list">
        {shown.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ul>
    </Page>
  )
}
