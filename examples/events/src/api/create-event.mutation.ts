import { api, unwrap } from '@roda/kernel'
import { useApiMutation } from '@roda/kernel/parts'
import type { EventDraft } from '../model/event-form'
import { eventsTexts } from '../texts'
import { eventsQuery } from './events.query'

/** Creates an event. */
export const useCreateEvent = () =>
  useApiMutation({
    call: (draft: EventDraft) => unwrap(api.POST('/api/events', { body: draft })),
    success: eventsTexts.ref('create.done'),
    invalidates: [eventsQuery()],
  })
