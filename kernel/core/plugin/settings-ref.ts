import type { StandardSchemaV1 } from '@standard-schema/spec'

/** A reference to the settings of one plugin, compared by the plugin's id. */
export interface SettingsRef<Values extends object = object> {
  readonly plugin: string
  readonly schema: StandardSchemaV1<unknown, Values>
}

export type LoadSettings = () => Promise<{ readonly default: SettingsRef }>

/**
 * Declares the settings of a plugin, `plugins.<id>` of config.json. An invalid value falls back to its default.
 * @param schema any synchronous Standard Schema with a default for every value
 */
export function defineSettings<Values extends object>(
  plugin: string,
  schema: StandardSchemaV1<unknown, Values>,
): SettingsRef<Values> {
  return { plugin, schema }
}
