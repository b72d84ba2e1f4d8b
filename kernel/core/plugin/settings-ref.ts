import type { StandardSchemaV1 } from '@standard-schema/spec'

/** What a deployment may set of one plugin; compared by the plugin's id. */
export interface SettingsRef<Values extends object = object> {
  readonly plugin: string
  readonly schema: StandardSchemaV1<unknown, Values>
}

/** Loads what a plugin lets be set: `() => import('./settings')`. */
export type LoadSettings = () => Promise<{ readonly default: SettingsRef }>

/**
 * Declares what a deployment may set of a plugin, under `plugins.<id>` of config.json. A bad value falls back to its
 * default; with a schema that does not accept `{}` the plugin cannot be used.
 *
 * @param plugin the plugin's id
 * @param schema of any library that speaks Standard Schema; answers at once, and has a default for every value
 * @example
 * export default defineSettings('posts', v.object({ nostr: v.optional(v.boolean(), true) }))
 */
export function defineSettings<Values extends object>(
  plugin: string,
  schema: StandardSchemaV1<unknown, Values>,
): SettingsRef<Values> {
  return { plugin, schema }
}
