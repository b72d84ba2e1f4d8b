import * as v from 'valibot'
import { resolveName } from '../core/config/base-path'
import { describeExpected } from '../core/config/parse-with-defaults'
import type { DisabledReason } from '../core/plugin/load-plugins'

const fileFields = {
  url: v.pipe(
    v.string(),
    v.transform(resolveName),
    v.regex(/^(https?:\/\/[^/]|\/(?![/\\\s]))/, 'a path, or an address that begins with https://'),
  ),
  /** Hash of the file's content. Browsers ignore a malformed hash, so the schema checks its format. */
  integrity: v.pipe(
    v.string(),
    v.regex(
      /^(sha256-[A-Za-z\d+/]{43}=|sha384-[A-Za-z\d+/]{64}|sha512-[A-Za-z\d+/]{86}==)$/,
      'sha256-, sha384- or sha512- and the hash in base64',
    ),
  ),
}

/** URLs for the Content Security Policy. scripts/serve/sources.mjs, which writes the policy, validates them. */
const sources = v.optional(v.array(v.string()))

export const remoteSchema = v.object({
  /** Plugin id; must equal the id in the plugin's manifest. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')),
  ...fileFields,
  styles: v.optional(v.array(v.object(fileFields))),
  /** Sources that the plugin needs in the Content Security Policy. */
  sources: v.optional(v.object({ frames: sources, pictures: sources, connections: sources })),
})

export type RemoteSettings = v.InferOutput<typeof remoteSchema>

export type RemoteFile = Pick<RemoteSettings, 'url' | 'integrity'>

export function readRemote(item: unknown): RemoteSettings {
  const result = v.safeParse(remoteSchema, item)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RemotePluginError(
    'bad-settings',
    `${issuePath(issue) || 'The item'} is ${JSON.stringify(issue.input)}; expected ${describeExpected(issue)}.`,
  )
}

export function issuePath({
  path = [],
}: {
  readonly path?: readonly { readonly key?: unknown }[] | undefined
}): string {
  return path.map(({ key }) => String(key)).join('.')
}

export class RemotePluginError extends Error {
  override readonly name = 'RemotePluginError'
  readonly reason: DisabledReason

  constructor(reason: DisabledReason, message: string) {
    super(message)
    this.reason = reason
  }
}
