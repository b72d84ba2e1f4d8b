import type { SettingsFault } from '@kernel/config/read-by'
import type { JsonSchema } from './compose-schema'

/** Keys that the schema does not know: the product passes over them, and whoever wrote them meant something. */
export function unknownKeys(schema: JsonSchema, input: unknown, at: readonly string[] = []): SettingsFault[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return []
  const { properties, additionalProperties } = objectOf(schema)
  if (!properties) return []
  return Object.entries(input).flatMap(([key, value]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined
    const path = [...at, key]
    if (known) return unknownKeys(known, value, path)
    if (additionalProperties !== false) return []
    return [{ key: path.join('.'), value, expected: `one of ${Object.keys(properties).join(', ')}` }]
  })
}

const objectOf = (schema: JsonSchema) => schema.anyOf?.find(({ type }) => type === 'object') ?? schema
