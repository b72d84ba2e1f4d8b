import { $session, myPageRoute, useHref, useTexts } from '@kernel'
import { htmlExcerpt, type NoticeSourceProps, noticesOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { feedQuery } from '../api/queries'
import { isByPerson, personalLists, writtenKey } from '../model/personal-lists'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useVisiblePosts } from './use-personal-lists'

/** Maximum number of posts listed as notices; older posts are only in the feed. */
const maxPosts = 20
const noPosts: readonly RawPost[] = []

/** New posts of connections as notices, from the last loaded feed. */
export default function usePostNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(postsTexts)
  const href = useHref()
  const [lists, session] = useUnit([personalLists.$value, $session])
  const person = session?.person
  // The feed itself polls; notices add no requests while their list is closed.
  const query = useQuery({ ...feedQuery(), enabled: isOpen, refetchInterval: false })
  const visible = useVisiblePosts(query.data ?? noPosts)
  const posts = useMemo(
    () =>
      visible
        .slice(0, maxPosts)
        .map(readPost)
        .filter((post) => !isByPerson(post.author, person, lists, writtenKey('post', post.id))),
    [visible, person, lists],
  )
  return noticesOf({
    items: query.data && posts,
    query,
    noticeOf: (post) => {
      const name = post.author.name || t['post.unknownAuthor']()
      return {
        id: String(post.id),
        title: t['notice.posted']({ name }),
        detail: htmlExcerpt(post.content),
        date: post.postedAt,
        to: href(myPageRoute, undefined, { tab: 'feed', post: String(post.id) }) ?? '',
        avatar: { name, pictureUrl: post.author.picture },
      }
    },
  })
}
