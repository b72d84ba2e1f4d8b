import { asRecord, cleanLine, readId, readList, readText, type Schema } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { networkTexts } from '../texts'

export type Tag = Readonly<NonNullable<ReturnType<typeof readTag>>>

/** @throws ApiError when the answer is not a list */
export const readTags = (answer: unknown): Tag[] => readList(answer, readTag)

function readTag(value: unknown) {
  const from = asRecord<Schema<'Tag'>>(value)
  const id = readId(from.id)
  const name = readText(from.name)
  return id === undefined || name === '' ? undefined : { id, name }
}

/** Maximum length of a tag name, as the server limits it. */
export const maxTagNameLength = 100

export const tagSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    notBlank(encodeMessage(networkTexts.ref('tags.missingName'))),
    v.maxLength(
      maxTagNameLength,
      encodeMessage(networkTexts.ref('tags.longName', { max: maxTagNameLength })),
    ),
  ),
})
