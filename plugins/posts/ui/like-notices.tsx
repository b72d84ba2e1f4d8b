import { $session, useTexts } from '@kernel'
import { htmlExcerpt, loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { myPostsQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { newLikes, toldLikes, withTold } from '../model/own-post-news'
import { readPost } from '../model/post'
import { postsTexts } from '../texts'

/** New likes of the user's posts as notices, one for each post: what the server has, without what the user knows of. */
export default function useLikeNotices({ personOf }: NoticeSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  const [told, tell, session] = useUnit([toldLikes.$value, toldLikes.changeFx, $session])
  const query = useQuery(myPostsQuery())
  const { data } = query
  const isFirstVisit = told === undefined
  useEffect(() => {
    if (isFirstVisit && data) tell((stored) => stored ?? withTold({}, data))
  }, [isFirstVisit, data, tell])
  const user = session?.person.id
  const news = useMemo(() => data && newLikes(data, told, user).slice(0, maxNotices), [data, told, user])

  return loadableOf({ ...query, data: news }, (all) =>
    all.map(({ post, people }) => {
      const known = people.map(personOf).find((person) => person !== undefined)
      const count = people.length - 1
      const read = readPost(post)
      const { id, content } = read
      return {
        id: `${id} ${people.join(' ')}`,
        title: known
          ? count > 0
            ? t['notice.likes.more']({ name: known.name, count })
            : t['notice.likes']({ name: known.name })
          : t['notice.likes.unknown']({ count: people.length }),
        detail: htmlExcerpt(content),
        to: pathOf(read),
        avatar: known,
        markRead: () => tell((stored) => withTold(stored ?? {}, [post])),
      }
    }),
  )
}
