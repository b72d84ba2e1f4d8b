import { settingsSchema } from '@kernel/core/config/schema'
import type { SettingsRef } from '@kernel/core/plugin/manifest'
import { remoteSchema } from '@kernel/remotes/remote-settings'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The subset of JSON Schema that `composeSchema` creates. */
export interface JsonSchema {
  readonly type?: string | undefined
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly [key: string]: unknown
}

const enabled = { type: 'boolean' }

export interface SettablePlugin {
  readonly id: string
  readonly schema: SettingsRef['schema'] | undefined
}

/** Composes the JSON Schema of `config.json`: the settings of the kernel, with those of each plugin under `plugins`. */
export function composeSchema(plugins: readonly SettablePlugin[]): JsonSchema {
  const { properties, ...root } = closed(jsonSchemaOf(settingsSchema))
  const ofPlugins = plugins.map(({ id, schema }) => [id, { anyOf: [enabled, settingsOf(schema)] }])
  return {
    title: 'Settings of a deployment of Roda',
    ...root,
    properties: {
      $schema: { type: 'string' },
      ...properties,
      remotes: { type: 'array', items: closed(jsonSchemaOf(remoteSchema)), default: [] },
      plugins: {
        type: 'object',
        properties: Object.fromEntries(ofPlugins),
        // A remote plugin may have any settings, since its schema is unknown at build time.
        additionalProperties: { anyOf: [enabled, { type: 'object' }] },
      },
    },
  }
}

function settingsOf(schema: SettablePlugin['schema']): JsonSchema {
  if (schema && schema['~standard'].vendor !== 'valibot') return { type: 'object' }
  const own = schema
    ? closed(jsonSchemaOf(schema as unknown as GenericSchema))
    : closed({ type: 'object', properties: {} })
  return { ...own, properties: { enabled, ...own.properties } }
}

// JSON Schema cannot express custom checks of valibot, so the conversion drops them.
const jsonSchemaOf = (schema: GenericSchema) =>
  toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema

/** Makes an object schema and all nested ones reject unknown keys. */
function closed(schema: JsonSchema): JsonSchema {
  const inner = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, closed(value)])
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(inner) }),
    ...(schema.properties && schema.additionalProperties === undefined && { additionalProperties: false }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: closed(schema.additionalProperties),
    }),
    ...(schema.items && { items: closed(schema.items) }),
  }
}
