import { defineSettings } from '@kernel'
import * as v from 'valibot'

/** What a deployment may set of the posts. */
export default defineSettings(
  'posts',
  v.object({
    /** Whether posts may go to Nostr too (PST-EDIT-02); `false` where the server does not publish there. */
    nostr: v.optional(v.boolean(), true),
  }),
)
