import * as v from 'valibot'
import { versionProblem } from '../core/plugin/api-version'
import type { PluginManifest } from '../core/plugin/manifest'
import { issuePath, RemotePluginError } from './remote-settings'

const fn = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'function', 'a function'),
)
const text = v.object({ namespace: v.string(), key: v.string() })
const access = v.optional(v.picklist(['member', 'visitor', 'anyone']))
const routeRef = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]+\/[\w.-]+$/)),
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\\s])/)),
})

const manifestSchema = v.object({
  requires: v.optional(v.array(v.string())),
  routes: v.optional(
    v.array(
      v.object({
        route: routeRef,
        access,
        session: v.optional(v.picklist(['restore', 'optional', 'none'])),
        title: v.optional(text),
        load: fn,
        isCaseSensitive: v.optional(v.boolean()),
        matchParams: v.optional(fn),
      }),
    ),
  ),
  fills: v.optional(
    v.array(
      v.object({
        slot: v.string(),
        entry: v.pipe(
          v.object({
            id: v.string(),
            order: v.optional(v.number()),
            access,
            label: v.optional(text),
            icon: v.optional(v.string()),
            to: v.optional(routeRef),
            load: v.optional(fn),
            badge: v.optional(fn),
            total: v.optional(fn),
          }),
          v.check(
            ({ load, to, label }) => Boolean(load || (to && label)),
            'an entry with load, or with to and label',
          ),
        ),
      }),
    ),
  ),
  model: v.optional(fn),
  texts: v.optional(v.record(v.string(), fn)),
})

/** Validates the export of a remote plugin at run time: a malformed manifest would fail on every screen. */
export function readManifest(id: string, value: unknown): PluginManifest {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'id') !== id) {
    throw new RemotePluginError(
      'no-manifest',
      `It does not export the manifest of a plugin "${id}" as its default.`,
    )
  }
  const problem = versionProblem(Reflect.get(value, 'apiVersion'))
  if (problem) throw new RemotePluginError('wrong-version', problem)
  const result = v.safeParse(manifestSchema, value)
  if (!result.success) {
    const [issue] = result.issues
    throw new RemotePluginError(
      'no-manifest',
      `In its manifest ${issuePath(issue)} is not ${issue.kind === 'schema' ? issue.expected : issue.message}.`,
    )
  }
  return value as PluginManifest
}
