import { $session, useTexts } from '@kernel'
import { htmlExcerpt, loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { feedQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { mentions } from '../model/own-post-news'
import { isByPerson, isOthersComment, personalLists, writtenKey } from '../model/personal-lists'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []

/** Posts and comments of the last loaded feed that lead to the user's public page, as notices. */
export default function useMentionNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  const [lists, session] = useUnit([personalLists.$value, $session])
  const person = session?.person
  const query = useQuery({ ...feedQuery(), enabled: isOpen, refetchInterval: false })
  const visible = useVisiblePosts(query.data ?? noPosts)
  const found = useMemo(() => {
    const login = person?.login ?? ''
    const isMention = (text: string) => mentions(text, login)
    return visible.flatMap((raw) => {
      // Parse few of a long list: most texts have no address at all.
      if (!JSON.stringify([raw.content, raw.comments]).includes('/@')) return []
      const read = readPost(raw)
      const { id, content, author, postedAt, comments } = read
      const said = {
        key: `post ${id}`,
        post: read,
        comment: undefined,
        author,
        text: htmlExcerpt(content),
        date: postedAt,
      }
      const replies = comments.filter(
        (comment) => isMention(comment.content) && isOthersComment(comment, person, lists),
      )
      return [
        ...(isMention(content) && !isByPerson(author, person, lists, writtenKey('post', id)) ? [said] : []),
        ...replies.map((comment) => ({
          key: `comment ${comment.id}`,
          post: read,
          comment: comment.id,
          author: comment.author,
          text: comment.content,
          date: comment.writtenAt,
        })),
      ]
    })
  }, [visible, person, lists])
  return loadableOf({ ...query, data: query.data && found }, (all) =>
    all.slice(0, maxNotices).map(({ key, post, comment, author, text, date }) => {
      const name = author.name || t['post.unknownAuthor']()
      return {
        id: key,
        title: t['notice.mention']({ name }),
        detail: text,
        date,
        to: pathOf(post, comment),
        avatar: { name, pictureUrl: author.picture },
      }
    }),
  )
}
