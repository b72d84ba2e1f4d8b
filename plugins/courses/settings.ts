import { defineSettings } from '@kernel'
import * as v from 'valibot'

/** Deployment settings of the courses. */
export default defineSettings(
  'courses',
  v.object({
    /** Whether the next lesson starts automatically until the user decides (CRS-LES-05). */
    lessonsGoOn: v.optional(v.boolean(), true),
  }),
)
