import { asRecord, readId, readText } from '@kernel'
import type { Tag } from '../contract'

/** Tags as the form holds and the server takes them. */
export const writeTags = (tags: readonly Tag[]): string =>
  tags.length === 0 ? '' : JSON.stringify(tags.map(({ id, name }) => ({ id, name })))

/** Tags as the form holds them, read back; a draft comes from the browser's storage and may be anything. */
export function parseTags(written: string): Tag[] {
  try {
    return readTags(JSON.parse(written))
  } catch {
    // A post that fewer can read is better than one that cannot be opened.
    return []
  }
}

/** Reads the tags of a post; what cannot be told from others is left out. */
export const readTags = (value: unknown): Tag[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const { id, name } = asRecord(one)
        const known = readId(id)
        return known === undefined ? [] : [{ id: known, name: readText(name) }]
      })
    : []
