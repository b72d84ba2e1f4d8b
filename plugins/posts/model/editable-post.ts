import { ApiError, asRecord, readBoolean, readId, readNumber, readText, type Schema } from '@kernel'
import { readAuthor, readTags } from './post'

export type EditablePost = Readonly<ReturnType<typeof readEditablePost>>

/** @throws ApiError when the answer contains no post */
export function readEditablePost(answer: unknown) {
  const from = asRecord<Schema<'Post'>>(answer)
  const id = readId(from.id)
  // Servers report a missing post by status or by an empty body.
  if (id === undefined)
    throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
  return {
    id,
    content: readText(from.content),
    /** Image: a stored file name or an absolute URL; empty for none. */
    picture: readText(from.imageFile),
    videoLink: readText(from.videoLink),
    videoType: readNumber(from.videoType),
    isPublic: readBoolean(from.publicPost),
    isOnNostr: readBoolean(from.publishOnNostr),
    tags: readTags(from.postDestination),
    author: readAuthor(from.author),
  }
}
