import { asRecord, type Id, readId, sameId } from '@kernel'

/** Whether the list contains the id. */
export const hasEntry = (answer: unknown, id: Id): boolean =>
  Array.isArray(answer) && answer.some((entry) => sameId(readId(asRecord(entry).id), id))

/** The cached list without the removed entry, until the list is read again. */
export function withoutEntry(answer: unknown, id: Id): unknown {
  if (!Array.isArray(answer)) return answer
  return answer.filter((entry) => !sameId(readId(asRecord(entry).id), id))
}

/** The cached connections without one tag of one connection. */
export function withoutTag(answer: unknown, connectionTagId: Id): unknown {
  if (!Array.isArray(answer)) return answer
  return answer.map((entry) => {
    const { connectionTags } = asRecord(entry)
    if (!Array.isArray(connectionTags)) return entry
    const isRemoved = (link: unknown) =>
      sameId(readId(asRecord(link).connectionTagId) ?? readId(asRecord(link).id), connectionTagId)
    return { ...asRecord(entry), connectionTags: connectionTags.filter((link) => !isRemoved(link)) }
  })
}
