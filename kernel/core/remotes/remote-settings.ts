import * as v from 'valibot'
import { describeExpected } from '../config/parse-with-defaults'
import { RemotePluginError } from './remote-plugin-error'

/** A file at an address that only counts with the content that was agreed. */
const fileFields = {
  /** `https://…`, or a path of the product's own origin. */
  url: v.pipe(
    v.string(),
    v.regex(/^(https?:\/\/[^/]|\/(?![/\\\s]))/, 'a path, or an address that begins with https://'),
  ),
  /** The hash of its content. Browsers pass over one that they cannot read, so its form is checked here. */
  integrity: v.pipe(
    v.string(),
    v.regex(
      /^(sha256-[A-Za-z\d+/]{43}=|sha384-[A-Za-z\d+/]{64}|sha512-[A-Za-z\d+/]{86}==)$/,
      'sha256-, sha384- or sha512- and the hash in base64',
    ),
  ),
}

/** What makes the policy holds each to its rule, and so does check:config: scripts/serve/sources.mjs. */
const sources = v.optional(v.array(v.string()))

/**
 * An item of `remotes` in `config.json`: a plugin that is not part of the build (PLG-02). As any other it is switched
 * off by `plugins: { "its-id": false }`.
 */
export const remoteSchema = v.object({
  /** The id that its manifest states, too. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')),
  ...fileFields,
  styles: v.optional(v.array(v.object(fileFields))),
  /** What it shows and talks to, for the Content Security Policy. */
  sources: v.optional(v.object({ frames: sources, pictures: sources, connections: sources })),
})

/** The settings of one remote plugin. */
export type RemoteSettings = v.InferOutput<typeof remoteSchema>

/** One of a remote plugin's files. */
export type RemoteFile = Pick<RemoteSettings, 'url' | 'integrity'>

/**
 * Reads an item of `remotes`.
 *
 * @throws {RemotePluginError} `bad-settings`, with key, value and what was expected
 */
export function readRemote(item: unknown): RemoteSettings {
  const result = v.safeParse(remoteSchema, item)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RemotePluginError(
    'bad-settings',
    `${issuePath(issue) || 'The item'} is ${JSON.stringify(issue.input)}; expected ${describeExpected(issue)}.`,
  )
}

/** Where the value stands that an issue is about: `styles.0.url`. */
export function issuePath({
  path = [],
}: {
  readonly path?: readonly { readonly key?: unknown }[] | undefined
}): string {
  return path.map(({ key }) => String(key)).join('.')
}
