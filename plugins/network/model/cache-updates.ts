import { asRecord, type Id, readId, sameId } from '@kernel'

/** Whether the answer has an entry with this id. */
export const hasEntry = (answer: unknown, id: Id): boolean =>
  Array.isArray(answer) && answer.some((entry) => sameId(readId(asRecord(entry).id), id))

/** The answer without the entry that has just gone: the next reading of the list may be a while. */
export function withoutEntry(answer: unknown, id: Id): unknown {
  if (!Array.isArray(answer)) return answer
  return answer.filter((entry) => !sameId(readId(asRecord(entry).id), id))
}

/** The connections without one tag on one of them. */
export function withoutTag(answer: unknown, connectionTagId: Id): unknown {
  if (!Array.isArray(answer)) return answer
  return answer.map((entry) => {
    const { connectionTags } = asRecord(entry)
    if (!Array.isArray(connectionTags)) return entry
    const isGone = (link: unknown) =>
      sameId(readId(asRecord(link).connectionTagId) ?? readId(asRecord(link).id), connectionTagId)
    return { ...asRecord(entry), connectionTags: connectionTags.filter((link) => !isGone(link)) }
  })
}
