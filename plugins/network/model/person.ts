import { asRecord, cleanLine, readId, readList, readText, type Schema } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { networkTexts } from '../texts'

export interface PersonSummary {
  readonly name: string
  readonly login: string
  /** Profile picture: a stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
}

export function parsePersonSummary(value: unknown): PersonSummary {
  const from = asRecord<Schema<'Person'>>(value)
  return { name: readText(from.name), login: readText(from.login), pictureUrl: readText(from.pictureUrl) }
}

type Named = Pick<PersonSummary, 'name' | 'login'>

export const displayName = ({ name, login }: Named, fallback = '') => name || login || fallback

export const personText = ({ name, login }: Named) => `${name} @${login}`

export type FoundPerson = Readonly<NonNullable<ReturnType<typeof readFoundPerson>>>

/** @throws ApiError when the answer is not a list */
export const readFoundPeople = (answer: unknown): FoundPerson[] => readList(answer, readFoundPerson)

function readFoundPerson(value: unknown) {
  const from = asRecord<Schema<'Person'>>(value)
  const id = readId(from.id)
  return id === undefined ? undefined : { id, ...parsePersonSummary(from), email: readText(from.email) }
}

/** Maximum length of the search text, as the server limits it. */
export const maxSearchLength = 200

export const searchSchema = v.object({
  searchText: v.pipe(
    v.string(),
    v.transform(cleanLine),
    notBlank(encodeMessage(networkTexts.ref('people.missingText'))),
    v.maxLength(
      maxSearchLength,
      encodeMessage(networkTexts.ref('people.longText', { max: maxSearchLength })),
    ),
  ),
})
