import { encodeMessage, isEmptyHtml, readVideo, type Video } from '@kernel/parts'
import * as v from 'valibot'
import { postsTexts } from '../texts'
import type { EditablePost } from './editable-post'
import { longestDescription, splitDescription } from './picture-description'
import { writeTags } from './post-tags'
import { readPostText, writePostText } from './post-text'

const text = postsTexts.ref

/** Pixels that a picture may be wide and high when it is sent (S9). */
export const pictureEdge = 600
/** The most characters that the server takes. */
const longestPost = 1_000_000
const longestLink = 2_048

/** What the editor asks for (PST-EDIT-01). Tags stand in it as a text, so that a draft keeps them too. */
export const postSchema = (own?: Pick<EditablePost, 'videoLink'>) =>
  v.pipe(
    v.object({
      content: v.pipe(
        v.string(),
        v.check(
          (typed) => writePostText(typed).length <= longestPost,
          encodeMessage(text('editor.long', { max: longestPost })),
        ),
      ),
      videoType: v.picklist(['1', '2']),
      videoLink: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(longestLink, encodeMessage(text('editor.longLink', { max: longestLink }))),
      ),
      publicPost: v.boolean(),
      publishOnNostr: v.boolean(),
      tags: v.string(),
      /** What the picture shows, for those who cannot see it. */
      pictureDescription: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(
          longestDescription,
          encodeMessage(text('editor.longDescription', { max: longestDescription })),
        ),
      ),
      /** Whether the picture that the post has stays. */
      keepsPicture: v.boolean(),
      /** Whether there is a new one: the file itself is no part of a form. */
      hasNewPicture: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['videoType'], ['videoLink']],
        ({ videoType, videoLink }) =>
          // What one has already is never refused: another program may have allowed it once.
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
/** What stands in the editor. */
export type PostDraft = v.InferInput<PostSchema>

const writtenOf = (post: EditablePost | undefined) =>
  post?.picture ? splitDescription(post.content) : { content: post?.content ?? '', description: '' }

/** What stands in the editor at first (PST-EDIT-02). */
export const draftOf = (post?: EditablePost): PostDraft => ({
  content: readPostText(writtenOf(post).content),
  pictureDescription: writtenOf(post).description,
  videoType: post?.videoType === 2 ? '2' : '1',
  videoLink: post?.videoLink ?? '',
  publicPost: post?.isPublic ?? true,
  publishOnNostr: post?.isOnNostr ?? false,
  tags: writeTags(post?.tags ?? []),
  keepsPicture: Boolean(post?.picture),
  hasNewPicture: false,
})

/** The video that somebody means by a link or an id, and the chosen provider. */
export const videoOf = (link: string, type: string): Video | undefined => readVideo(link, Number(type))

/** The server's code of where a video is (S3). */
export const videoCode = ({ provider }: Video): '1' | '2' => (provider === 'vimeo' ? '2' : '1')
