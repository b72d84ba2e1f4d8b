import { cleanLine } from '@kernel'
import {
  encodeMessage,
  imageFields,
  isEmptyHtml,
  noImage,
  readMarks,
  readVideo,
  type Video,
  writeMarks,
} from '@kernel/parts'
import * as v from 'valibot'
import type { Tag } from '../contract'
import { postsTexts } from '../texts'
import type { EditablePost } from './editable-post'
import { questionOf } from './lesson-posts'
import { readMentions, writeMentions } from './mention-addresses'
import { maxDescriptionLength, readTags, splitDescription } from './post'

const text = postsTexts.ref

/** Maximum width and height in pixels to which images are scaled down. */
export const maxImageEdge = 600
/** Maximum length of a post in characters, as the server limits it. */
const maxPostLength = 1_000_000
const maxLinkLength = 2_048

export const postSchema = (own?: Pick<EditablePost, 'videoLink'>) =>
  v.pipe(
    v.object({
      content: v.pipe(
        v.string(),
        v.check(
          (typed) => writeMarks(typed).length <= maxPostLength,
          encodeMessage(text('editor.long', { max: maxPostLength })),
        ),
      ),
      /** The lesson that the post asks about, as it is published; empty for none. */
      opening: v.string(),
      mentioned: v.string(),
      pictureDescription: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(
          maxDescriptionLength,
          encodeMessage(text('editor.longDescription', { max: maxDescriptionLength })),
        ),
      ),
      videoType: v.picklist(['1', '2']),
      videoLink: v.pipe(
        v.string(),
        v.transform(cleanLine),
        v.maxLength(maxLinkLength, encodeMessage(text('editor.longLink', { max: maxLinkLength }))),
      ),
      publicPost: v.boolean(),
      publishOnNostr: v.boolean(),
      tags: v.custom<Tag[]>(Array.isArray),
      keepsPicture: v.boolean(),
      ...imageFields,
    }),
    v.forward(
      v.partialCheck(
        [['videoType'], ['videoLink']],
        ({ videoType, videoLink }) =>
          // The stored video link is always accepted: another client may have saved it.
          videoLink === '' || videoLink === own?.videoLink || videoOf(videoLink, videoType) !== undefined,
        (issue) => encodeMessage(text(issue.input.videoType === '2' ? 'editor.noVimeo' : 'editor.noYouTube')),
      ),
      ['videoLink'],
    ),
    v.forward(
      v.partialCheck(
        [['content'], ['opening'], ['videoLink'], ['keepsPicture'], ['hasNewPicture']],
        (post) =>
          !isEmptyHtml(writeMarks(post.opening + post.content)) ||
          post.videoLink !== '' ||
          post.keepsPicture ||
          post.hasNewPicture,
        encodeMessage(text('editor.empty')),
      ),
      ['content'],
    ),
  )

export type PostSchema = ReturnType<typeof postSchema>
export type PostDraft = v.InferInput<PostSchema>

export const draftLists = { tags: { key: 'id', read: readTags } }

/** The text of a post as HTML, and the alternative text of its image. */
export const contentOf = (post: EditablePost | undefined) =>
  post?.picture ? splitDescription(post.content) : { content: post?.content ?? '', description: '' }

export const publishedText = (draft: Pick<PostDraft, 'opening' | 'content' | 'mentioned'>): string =>
  draft.opening + writeMentions(draft)

/** The fields of the form for a published text. */
export function textFields(published: string) {
  const opening = questionOf(published)?.opening ?? ''
  return { opening, ...readMentions(published.slice(opening.length)) }
}

export const draftOf = (post?: EditablePost): PostDraft => ({
  ...textFields(readMarks(contentOf(post).content)),
  pictureDescription: contentOf(post).description,
  videoType: post?.videoType === 2 ? '2' : '1',
  videoLink: post?.videoLink ?? '',
  publicPost: post?.isPublic ?? true,
  publishOnNostr: post?.isOnNostr ?? false,
  tags: [...(post?.tags ?? [])],
  keepsPicture: Boolean(post?.picture),
  ...noImage,
})

/** Returns the video that a link or id names, with the selected provider. */
export const videoOf = (link: string, type: string): Video | undefined => readVideo(link, Number(type))

export const videoCode = ({ provider }: Video): '1' | '2' => (provider === 'vimeo' ? '2' : '1')

export const writeTags = (tags: readonly Tag[]): string =>
  tags.length === 0 ? '' : JSON.stringify(tags.map(({ id, name }) => ({ id, name })))
