import { useHref, useTexts } from '@roda/kernel'
import { Toolbar } from '@roda/kernel/parts'
import { Page } from '@roda/kernel/ui'
import { eventsRoute } from '../contract'
import { eventsTexts } from '../texts'
import { EventForm } from '../ui/event-form'

export default function CreateEvent() {
  const t = useTexts(eventsTexts)
  const href = useHref()
  return (
    <Page>
      <Toolbar title={t['create.title']()} backTo={href(eventsRoute)} />
      <EventForm />
    </Page>
  )
}
