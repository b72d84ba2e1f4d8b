import type { SchemaObject } from './contract-document'

const typesOf = ({ type }: SchemaObject) => (Array.isArray(type) ? type : [type])

/** Converts text of a URL or form to the type in the contract. */
export function textValue(text: string, schema: SchemaObject): unknown {
  const types = typesOf(schema)
  if (types.includes('string')) return text
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  const isNumeric = types.includes('integer') || types.includes('number')
  return isNumeric && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/**
 * Converts form fields to contract types. A file where text is expected, or the reverse, becomes a value that no
 * schema accepts.
 */
export function formValue(form: unknown, schemaOf: (field: string) => SchemaObject | undefined): unknown {
  if (typeof form !== 'object' || form === null) return form
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const schema = schemaOf(name) ?? {}
      const isFile = typeof value !== 'string'
      const wantsFile = schema.format === 'binary'
      if (isFile !== wantsFile && schema.type !== undefined)
        return [name, { is: isFile ? 'a file' : 'not a file' }]
      return [name, isFile ? '' : textValue(value, schema)]
    }),
  )
}
