import { api, sameId, unwrap } from '@roda/kernel'
import { useApiMutation } from '@roda/kernel/parts'
import type { CommunityEvent } from '../model/event'
import { eventsTexts } from '../texts'
import { eventsQuery } from './events.query'

/** Attends an event, or no longer: shown at once, and taken back if the server refuses. */
export const useAttendEvent = ({ id, isGoing, going }: CommunityEvent) =>
  useApiMutation({
    call: () =>
      unwrap(
        api.POST('/api/events/{id}/attendance', {
          params: { path: { id: String(id) } },
          body: { isGoing: !isGoing },
        }),
      ),
    failure: eventsTexts.ref('attend.failed'),
    optimistic: {
      queries: eventsQuery(),
      apply: (events: CommunityEvent[]) =>
        events.map((event) =>
          sameId(event.id, id) ? { ...event, isGoing: !isGoing, going: going + (isGoing ? -1 : 1) } : event,
        ),
    },
    invalidates: [eventsQuery()],
  })
