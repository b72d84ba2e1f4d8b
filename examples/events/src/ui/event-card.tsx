import { useTexts } from '@roda/kernel'
import { useFormats } from '@roda/kernel/parts'
import { Button, Card } from '@roda/kernel/ui'
import { useAttendEvent } from '../api/attend-event.mutation'
import type { CommunityEvent } from '../model/event'
import { eventsTexts } from '../texts'

export function EventCard({ event }: { readonly event: CommunityEvent }) {
  const t = useTexts(eventsTexts)
  const { dateTime } = useFormats()
  const attend = useAttendEvent(event)
  const { id, title, startsAt, place, capacity, going, isGoing } = event
  const isFull = !isGoing && going >= capacity

  return (
    <Card as="li" id={`event-${id}`}>
      <div className="events-stack">
        <h2 className="events-title">{title}</h2>
        <p>
          <time dateTime={startsAt.toISOString()}>{dateTime(startsAt)}</time> · {place}
        </p>
        <p>{t['going.count']({ going, capacity })}</p>
        <Button variant="soft" aria-pressed={isGoing} disabled={isFull} onClick={() => attend.mutate()}>
          {isFull ? t.full() : t.going()}
        </Button>
      </div>
    </Card>
  )
}
