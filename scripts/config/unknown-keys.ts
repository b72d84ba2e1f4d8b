import type { ConfigIssue } from '@kernel/core/config/parse-with-defaults'
import type { JsonSchema } from './compose-schema'

/** Lists keys that the schema does not have. The product ignores them, but they are probably typos. */
export function unknownKeys(schema: JsonSchema, input: unknown, at: readonly string[] = []): ConfigIssue[] {
  if (typeof input !== 'object' || input === null) return []
  if (Array.isArray(input)) {
    const { items } = schema
    return items ? input.flatMap((item, index) => unknownKeys(items, item, [...at, String(index)])) : []
  }
  const { properties = {}, additionalProperties } = objectOf(schema)
  return Object.entries(input).flatMap(([key, value]) => {
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties
    const path = [...at, key]
    if (typeof known === 'object') return unknownKeys(known, value, path)
    if (known !== false) return []
    return [{ key: path.join('.'), value, expected: `one of ${Object.keys(properties).join(', ')}` }]
  })
}

const objectOf = (schema: JsonSchema) => schema.anyOf?.find(({ type }) => type === 'object') ?? schema
