import { ApiError, asRecord, type Id, readBoolean, readId, readNumber, readText } from '@kernel'
import type { Tag } from '../contract'
import { type PostAuthor, readAuthor } from './post'
import { readTags } from './post-tags'

/** A post as the editor needs it: as it is stored, not as it is shown. */
export interface EditablePost {
  readonly id: Id
  readonly content: string
  /** A stored name or a whole address, as the server gave it; empty where there is none. */
  readonly picture: string
  readonly videoLink: string
  readonly videoType: number
  readonly isPublic: boolean
  readonly isOnNostr: boolean
  readonly tags: readonly Tag[]
  readonly author: PostAuthor
}

/** Reads a post for the editor. @throws ApiError when there is none in the answer */
export function readEditablePost(answer: unknown): EditablePost {
  const from = asRecord(answer)
  const id = readId(from.id)
  // Servers say that there is no such thing by a status or by an empty answer.
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
