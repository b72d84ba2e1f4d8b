import { storedVideo } from '@kernel/parts'
import type { EditablePost } from './editable-post'
import { withDescription } from './picture-description'
import { type PostDraft, videoCode, videoOf } from './post-draft'
import { parseTags, writeTags } from './post-tags'
import { writePostText } from './post-text'

/** The fields that both calls have, by the names and in the kinds of S7 (PST-EDIT-04). */
function wordsOf(draft: PostDraft) {
  const { content, pictureDescription, publicPost, publishOnNostr, videoLink, videoType, tags } = draft
  const hasPicture = draft.keepsPicture || draft.hasNewPicture
  const video = videoOf(videoLink, videoType)
  return {
    content: withDescription(writePostText(content), hasPicture ? pictureDescription : ''),
    publicPost,
    publishOnNostr,
    videoLink: video ? storedVideo(video) : videoLink.trim(),
    videoType: (video ? videoCode(video) : videoType) === '2' ? (2 as const) : (1 as const),
    // Only if any: everybody reads a public post, and a list without tags is none.
    tags: publicPost ? undefined : writeTags(parseTags(tags)) || undefined,
  }
}

/** What is sent of a new post. */
export function newPostBody(draft: PostDraft, imageFile: File | undefined) {
  const { content, publicPost, publishOnNostr, videoLink, videoType, tags } = wordsOf(draft)
  return { content, imageFile, publicPost, publishOnNostr, videoLink, videoType, tags }
}

/** What is sent of a post that was changed: its picture stays where it is named. */
export function postChangeBody(
  { id, picture }: Pick<EditablePost, 'id' | 'picture'>,
  draft: PostDraft,
  imageFile: File | undefined,
) {
  const { content, publicPost, publishOnNostr, videoLink, videoType, tags } = wordsOf(draft)
  const currentImageFile = draft.keepsPicture ? picture : ''
  return {
    id,
    content,
    publicPost,
    currentImageFile,
    imageFile,
    videoLink,
    videoType,
    tags,
    publishOnNostr,
  }
}
