/**
 * A placeholder in a recording, for a value that differs each time or is secret:
 * - `${3.0.id}`: `[0].id` of the response to call 3
 * - `${3.end}`: last segment of the response to call 3, which is a URL
 * - `${session ana@roda.example}`: token of a session opened before the recording
 * - `${mail 2.end}`: last segment of the link in the third e-mail
 * - `${captcha}`: a solved captcha
 * - `${secret 1}`: a password or key; 0 is the demo password
 */
export const placeholder = (what: string): string => `\${${what}}`

/** Returns the content of a placeholder, or undefined for other values. */
export const readPlaceholder = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\$\{([^}]+)\}$/.exec(value)?.[1] : undefined

/** Returns whether a field with this name holds an id, a token or the name of an image. */
export const isIdField = (name: string): boolean =>
  /(^[Ii]d|[a-z]I[dD]s?|^selectedConnections)$/.test(name) ||
  /(token|picture(url)?|image(file)?|photo)$/i.test(name)

/** Returns whether a field with this name holds a URL that ends with an id. */
export const isLinkField = (name: string): boolean => /link$/i.test(name)

/** Returns the last segment of a URL. */
export const lastSegment = (address: string): string => address.split(/[/=]/).at(-1) ?? ''

/**
 * Replaces every primitive value. `replace` gets the name of the field; entries of a list have the name of the list.
 */
export function mapLeaves(
  value: unknown,
  replace: (part: unknown, name: string) => unknown,
  name = '',
): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapLeaves(entry, replace, name))
  if (typeof value !== 'object' || value === null) return replace(value, name)
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, mapLeaves(part, replace, field)]),
  )
}
