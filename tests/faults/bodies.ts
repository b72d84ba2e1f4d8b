import { plain, type Schema } from './operations'

/** Creates a body in which every value has another type than the schema says. */
export function wrongBody(schema: Schema): unknown {
  const { type, items, properties, allOf, oneOf } = plain(schema)
  const other = oneOf?.find((one) => plain(one).type !== 'null') ?? oneOf?.[0]
  if (other) return wrongBody(other)
  const kinds = [type ?? (properties || allOf ? 'object' : 'string')].flat()
  if (kinds.includes('array')) return { items: [items ? wrongBody(items) : null] }
  if (kinds.includes('object'))
    return {
      ...Object.assign({}, ...(allOf ?? []).map(wrongBody)),
      ...Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, wrongBody(one)])),
    }
  return kinds.includes('string') ? { text: ['wrong type'] } : 'wrong type'
}

function validBody(schema: Schema): unknown {
  const { type, items, examples, oneOf } = plain(schema)
  if (examples) return examples[0]
  if (oneOf?.[0]) return validBody(oneOf[0])
  if (type === 'array') return [items ? validBody(items) : null]
  return type === 'boolean' ? true : 'a text'
}

/** Creates the first half of a valid body. */
export function halfBody(schema: Schema): string {
  const whole = JSON.stringify(validBody(schema))
  return whole.slice(0, Math.ceil(whole.length / 2))
}
