import { ApiError, asRecord, type Id, readBoolean, readId, readNumber, readText, type Schema } from '@kernel'
import type { Tag } from '../contract'
import { type PostAuthor, readAuthor, readTags } from './post'

export interface EditablePost {
  readonly id: Id
  readonly content: string
  /** Image: a stored file name or an absolute URL; empty for none. */
  readonly picture: string
  readonly videoLink: string
  readonly videoType: number
  readonly isPublic: boolean
  readonly isOnNostr: boolean
  readonly tags: readonly Tag[]
  readonly author: PostAuthor
}

/** @throws ApiError when the answer contains no post */
export function readEditablePost(answer: unknown): EditablePost {
  const from = asRecord<Schema<'Post'>>(answer)
  const id = readId(from.id)
  // Servers report a missing post by status or by an empty body.
  if (id === undefined)
    throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
  return {
    id,
    content: readText(from.content),
    picture: readText(from.imageFile),
    videoLink: readText(from.videoLink),
    videoType: readNumber(from.videoType),
    isPublic: readBoolean(from.publicPost),
    isOnNostr: readBoolean(from.publishOnNostr),
    tags: readTags(from.postDestination),
    author: readAuthor(from.author),
  }
}
