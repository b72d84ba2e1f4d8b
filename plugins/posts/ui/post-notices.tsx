import { $session, useTexts } from '@kernel'
import { htmlExcerpt, loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { feedQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { isByPerson, personalLists, writtenKey } from '../model/personal-lists'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []

/** New posts of connections as notices, from the last loaded feed. */
export default function usePostNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  const [lists, session] = useUnit([personalLists.$value, $session])
  const person = session?.person
  // The feed itself polls; notices add no requests while their list is closed.
  const query = useQuery({ ...feedQuery(), enabled: isOpen, refetchInterval: false })
  const visible = useVisiblePosts(query.data ?? noPosts)
  const posts = useMemo(
    () =>
      visible
        .slice(0, maxNotices)
        .map(readPost)
        .filter((post) => !isByPerson(post.author, person, lists, writtenKey('post', post.id))),
    [visible, person, lists],
  )
  const { error, refetch } = query
  return loadableOf({ data: query.data && posts, error, refetch }, (all) =>
    all.map((post) => {
      const name = post.author.name || t['post.unknownAuthor']()
      return {
        id: String(post.id),
        title: t['notice.posted']({ name }),
        detail: htmlExcerpt(post.content),
        date: post.postedAt,
        to: pathOf(post),
        avatar: { name, pictureUrl: post.author.picture },
      }
    }),
  )
}
