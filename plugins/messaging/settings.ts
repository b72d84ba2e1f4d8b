import { defineSettings } from '@kernel'
import * as v from 'valibot'

/** What a deployment may set of the messages. */
export default defineSettings(
  'messaging',
  v.object({
    /** Where the live connection is: a path of the server, or an address of its own. The token is sent there. */
    hub: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:https?:\/\/|\/(?![/\\]))/, 'a path, or an address that begins with https:// or http://'),
      ),
      '/MessageHub',
    ),
    /** The most that a message may hold, in UTF-16 code units as the server counts (MSG-CHAT-02). */
    longestMessage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 200),
  }),
)
