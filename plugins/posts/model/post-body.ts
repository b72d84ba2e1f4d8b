import { cleanLine, readBoolean, readDate, readText } from '@kernel'
import { storedVideo, writeMarks } from '@kernel/parts'
import type { EditablePost } from './editable-post'
import { type RawPost, withDescription } from './post'
import {
  contentOf,
  draftOf,
  type PostDraft,
  publishedText,
  videoCode,
  videoOf,
  writeTags,
} from './post-draft'

function sharedFields(draft: PostDraft, stored?: EditablePost) {
  const { pictureDescription, publicPost, publishOnNostr, videoLink, videoType, tags } = draft
  const hasPicture = draft.keepsPicture || draft.hasNewPicture
  const video = videoOf(videoLink, videoType)
  // A text that nobody edited stays as it is: another client may have written it in its own way.
  const html =
    stored && publishedText(draft) === publishedText(draftOf(stored))
      ? contentOf(stored).content
      : writeMarks(publishedText(draft))
  return {
    content: withDescription(html, hasPicture ? pictureDescription : ''),
    publicPost,
    publishOnNostr,
    videoLink: video ? storedVideo(video) : cleanLine(videoLink),
    videoType: (video ? videoCode(video) : videoType) === '2' ? (2 as const) : (1 as const),
    // Tags are omitted for public posts and for empty lists.
    tags: publicPost ? undefined : writeTags(tags) || undefined,
  }
}

/** Returns the body of `POST /api/post/create`. */
export function newPostBody(draft: PostDraft, imageFile: File | undefined) {
  const { content, publicPost, publishOnNostr, videoLink, videoType, tags } = sharedFields(draft)
  return { content, imageFile, publicPost, publishOnNostr, videoLink, videoType, tags }
}

/** Whether a listed post has the content of a new one. @param since the new post was not created earlier */
export function isSamePost(
  { content, imageFile, publicPost }: ReturnType<typeof newPostBody>,
  other: RawPost,
  since: Date,
): boolean {
  const postedAt = readDate(other.postDate)
  return (
    plain(readText(other.content)) === plain(content) &&
    readBoolean(other.publicPost) === publicPost &&
    (readText(other.imageFile) !== '') === (imageFile !== undefined) &&
    (postedAt === undefined || postedAt >= since)
  )
}

/** Browsers send line breaks in multipart forms as CRLF. */
const plain = (content: string) => content.replaceAll('\r\n', '\n').trim()

/** Returns the body of `POST /api/post/update`: `currentImageFile` keeps the image, an empty one removes it. */
export function postChangeBody(post: EditablePost, draft: PostDraft, imageFile: File | undefined) {
  const { content, publicPost, publishOnNostr, videoLink, videoType, tags } = sharedFields(draft, post)
  const currentImageFile = draft.keepsPicture ? post.picture : ''
  return {
    id: post.id,
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
