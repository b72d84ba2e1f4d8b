import { navigate, useHref, useTexts } from '@roda/kernel'
import { Form, FormField, useEditForm } from '@roda/kernel/parts'
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
  const { form, save } = useEditForm(eventSchema, {
    id: 'events/create',
    base: { title: '', startsAt: '', place: '', capacity: '10' },
    refused: { startsAt: eventsTexts.ref('create.past') },
  })

  async function handleSubmit(draft: EventDraft) {
    try {
      await save(draft, () => create.mutateAsync(draft))
      go({ to: href(eventsRoute) ?? '', replace: true })
    } catch {
      // The mutation and the refused field show the failure.
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
