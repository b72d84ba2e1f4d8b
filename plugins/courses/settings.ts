import { defineSettings } from '@kernel'
import * as v from 'valibot'

export default defineSettings(
  'courses',
  v.object({
    /** Whether the next lesson starts automatically, unless the user decides otherwise. */
    lessonsGoOn: v.optional(v.boolean(), true),
  }),
)
