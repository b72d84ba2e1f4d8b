import { defineSettings } from '@kernel'
import * as v from 'valibot'

export default defineSettings(
  'messaging',
  v.object({
    /** Address of the hub, to which the token is sent: a path on the server or an absolute URL. */
    hub: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:https?:\/\/|\/(?![/\\]))/, 'a path, or an address that begins with https:// or http://'),
      ),
      '/MessageHub',
    ),
    /** Origin of a managed SignalR service to which the negotiation redirects; only the security headers read it. */
    hubService: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^https?:\/\/[^/]+\/?$/, 'an origin, such as https://name.service.signalr.net'),
      ),
    ),
    /** Maximum length of a message in UTF-16 code units, as the server counts. */
    longestMessage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 200),
  }),
)
