import { cleanLine } from '@kernel'
import {
  encodeMessage,
  htmlTags,
  imageFields,
  isEmptyHtml,
  noImage,
  readVideo,
  type Video,
} from '@kernel/parts'
import * as v from 'valibot'
import type { Tag } from '../contract'
import { postsTexts } from '../texts'
import type { EditablePost } from './editable-post'
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
          (typed) => writePostText(typed).length <= maxPostLength,
          encodeMessage(text('editor.long', { max: maxPostLength })),
        ),
      ),
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
        [['content'], ['videoLink'], ['keepsPicture'], ['hasNewPicture']],
        (post) =>
          !isEmptyHtml(writePostText(post.content)) ||
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

const splitContent = (post: EditablePost | undefined) =>
  post?.picture ? splitDescription(post.content) : { content: post?.content ?? '', description: '' }

export const draftOf = (post?: EditablePost): PostDraft => ({
  content: readPostText(splitContent(post).content),
  pictureDescription: splitContent(post).description,
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

/**
 * Converts between typed text and stored HTML. Complete tags that HTML knows are kept. Any other `<` (`x<y`,
 * `List<String>`, `<3`) is escaped, because otherwise the text after it would disappear.
 */

/** Matches the rest of a tag after `<`: name, attributes, `>`. A second `<` before the `>` means: no tag. */
const rest = /\/?([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|(?!&lt;)[^<>"'])*>/.source
const tagStart = new RegExp(`<(?:(?=${rest})|)`, 'gi')
const escapedSign = new RegExp(`&lt;(?:(?=${rest})|)`, 'gi')

const isTag = (name: string | undefined) => name !== undefined && htmlTags.has(name.toLowerCase())

/** Converts typed text to stored HTML. */
export const writePostText = (typed: string): string =>
  typed.trim().replace(tagStart, (sign, name) => (isTag(name) ? sign : '&lt;'))

/** Converts stored HTML to the text in the post editor. */
export const readPostText = (stored: string): string =>
  // Browsers send line breaks in multipart forms as CRLF.
  stored.replaceAll('\r\n', '\n').replace(escapedSign, (sign, name) => (isTag(name) ? sign : '<'))

export const writeTags = (tags: readonly Tag[]): string =>
  tags.length === 0 ? '' : JSON.stringify(tags.map(({ id, name }) => ({ id, name })))
