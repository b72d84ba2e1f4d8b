import { asRecord, readId, readText, type Schema } from '@kernel'
import type { Tag } from '../contract'

/** Serializes the tags of a post for the form and the server. */
export const writeTags = (tags: readonly Tag[]): string =>
  tags.length === 0 ? '' : JSON.stringify(tags.map(({ id, name }) => ({ id, name })))

/** Parses the tags of the post form. They may come from a stored draft that is damaged. */
export function parseTags(written: string): Tag[] {
  try {
    return readTags(JSON.parse(written))
  } catch {
    // Returning no tags only makes the audience smaller, and a damaged draft must not prevent the editor from opening.
    return []
  }
}

/** Parses a list of tags and skips those without an id. */
export const readTags = (value: unknown): Tag[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const { id, name } = asRecord<Schema<'Tag'>>(one)
        const known = readId(id)
        return known === undefined ? [] : [{ id: known, name: readText(name) }]
      })
    : []
