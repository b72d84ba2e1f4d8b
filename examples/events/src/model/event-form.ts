import { encodeMessage, notBlank } from '@roda/kernel/parts'
import * as v from 'valibot'
import { eventsTexts } from '../texts'

const text = eventsTexts.ref
const required = (message: string) => v.pipe(v.string(), v.trim(), notBlank(message))

/** The form of an event. Its fields are text; the output is what the server expects. */
export const eventSchema = v.object({
  title: required(encodeMessage(text('create.noTitle'))),
  startsAt: v.pipe(
    v.string(),
    v.check((input) => !Number.isNaN(Date.parse(input)), encodeMessage(text('create.noStart'))),
    v.transform((input) => new Date(input).toISOString()),
  ),
  place: required(encodeMessage(text('create.noPlace'))),
  capacity: v.pipe(
    v.string(),
    v.check((input) => /^[1-9]\d{0,3}$/.test(input), encodeMessage(text('create.noCapacity'))),
    v.transform(Number),
  ),
})

export type EventDraft = v.InferOutput<typeof eventSchema>
