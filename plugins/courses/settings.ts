import { defineSettings } from '@kernel'
import * as v from 'valibot'

/** What a deployment may set of the courses. */
export default defineSettings(
  'courses',
  v.object({
    /** Whether the next lesson begins by itself for whoever has not said otherwise (CRS-LES-05). */
    lessonsGoOn: v.optional(v.boolean(), true),
  }),
)
