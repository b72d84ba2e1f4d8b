import { defineSettings } from '@kernel'
import * as v from 'valibot'

export default defineSettings(
  'posts',
  v.object({
    /** Whether the editor offers publishing to Nostr; `false` if the server does not support it. */
    nostr: v.optional(v.boolean(), true),
  }),
)
