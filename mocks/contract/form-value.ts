import type { SchemaObject } from './contract-document'

const typesOf = ({ type }: SchemaObject) => (Array.isArray(type) ? type : [type])

/** Converts text from a URL or a form to the type that the contract requires. */
export function textValue(text: string, schema: SchemaObject): unknown {
  const types = typesOf(schema)
  if (types.includes('string')) return text
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  const isNumeric = types.includes('integer') || types.includes('number')
  return isNumeric && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/**
 * Converts form fields to the types that the contract requires. A file in a text field, or text in a file field,
 * becomes an object, which the schema check then rejects.
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
