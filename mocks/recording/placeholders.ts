/**
 * What a recording has in the place of a value:
 * - `${3.0.id}`: what the answer to call 3 has at `[0].id`
 * - `${3.end}`: the end of that answer, a text that is an address
 * - `${session ana@roda.example}`: a token for somebody who was signed in before the recording
 * - `${mail 2.end}`: the end of the link in the third mail that was sent
 * - `${captcha}`: a solved captcha
 * - `${secret 1}`: a password or a key; 0 is that of the demo accounts
 */
export const placeholder = (what: string): string => `\${${what}}`

/** What stands in the place, if it is one. */
export const readPlaceholder = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\$\{([^}]+)\}$/.exec(value)?.[1] : undefined

/** Fields that say which thing is meant. */
export const isIdField = (name: string): boolean =>
  /(^[Ii]d|[a-z]I[dD]s?|^selectedConnections)$/.test(name) ||
  /(token|picture(url)?|image(file)?|photo)$/i.test(name)

/** Fields that say it as the end of an address. */
export const isLinkField = (name: string): boolean => /link$/i.test(name)

/** The last part of an address: what tells it from others like it. */
export const lastSegment = (address: string): string => address.split(/[/=]/).at(-1) ?? ''

/** A value with each of its parts replaced, told the name of the field it is in. Entries of a list have the list's. */
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
