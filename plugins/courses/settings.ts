import { defineSettings } from '@kernel'
import * as v from 'valibot'

export default defineSettings(
  'courses',
  v.object({
    /** Whether the next lesson starts automatically, unless the user decides otherwise. */
    lessonsGoOn: v.optional(v.boolean(), true),
    /** URL of the host of lesson files, if it is neither that of the page nor of the API: transcripts are read from it. */
    files: v.optional(v.string(), ''),
  }),
)
