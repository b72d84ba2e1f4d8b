import { navigate, useHref, useTexts } from '@roda/kernel'
import { applyServerErrors, Form, FormField, useDraftForm } from '@roda/kernel/parts'
import { Button, Card, Input } from '@roda/kernel/ui'
import { useUnit } from 'effector-react'
import { useCreateEvent } from '../api/create-event.mutation'
import { eventsRoute } from '../contract'
import { type EventDraft, eventSchema } from '../model/event-form'
import { eventsTexts } from '../texts'

/** The form of a new event. Its draft survives refusals and the end of the session. */
export function EventForm() {
  const t = useTexts(eventsTexts)
  const href = useHref()
  const go = useUnit(navigate)
  const create = useCreateEvent()
  const { form, forgetDraft } = useDraftForm(eventSchema, {
    id: 'events/create',
    fields: ['title', 'startsAt', 'place', 'capacity'],
    initialInput: { title: '', startsAt: '', place: '', capacity: '10' },
  })

  async function handleSubmit(draft: EventDraft) {
    try {
      await create.mutateAsync(draft)
      forgetDraft()
      go({ to: href(eventsRoute) ?? '', replace: true })
    } catch (error) {
      applyServerErrors(form, error, { startsAt: eventsTexts.ref('create.past') })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className="events-stack">
      <Card>
        <div className="events-stack">
          <FormField of={form} path={['title']} label={t['create.name']()} isRequired>
            {(control, { input }) => <Input autoComplete="off" maxLength={120} {...control} value={input} />}
          </FormField>
          <FormField of={form} path={['startsAt']} label={t['create.start']()} isRequired>
            {(control, { input }) => <Input type="datetime-local" {...control} value={input} />}
          </FormField>
          <FormField of={form} path={['place']} label={t['create.place']()} isRequired>
            {(control, { input }) => <Input autoComplete="off" maxLength={120} {...control} value={input} />}
          </FormField>
          <FormField of={form} path={['capacity']} label={t['create.capacity']()} isRequired>
            {(control, { input }) => <Input inputMode="numeric" {...control} value={input} />}
          </FormField>
        </div>
      </Card>
      <Button type="submit" isLoading={form.isSubmitting}>
        {t['create.save']()}
      </Button>
    </Form>
  )
}
