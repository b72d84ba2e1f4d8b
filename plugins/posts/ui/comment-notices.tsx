import { $session, useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { NoticeSourceProps } from '../../notices/contract'
import { myPostsQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { openingLength } from '../model/comment-threads'
import { commentedPosts } from '../model/own-post-news'
import { isOthersComment, personalLists } from '../model/personal-lists'
import { idOf, readPost } from '../model/post'
import { postsTexts } from '../texts'

/** Comments of others on the user's posts as notices, one for each post. */
export default function useCommentNotices(_props: NoticeSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  const [lists, session] = useUnit([personalLists.$value, $session])
  const query = useQuery(myPostsQuery())
  const { data } = query
  const person = session?.person
  const news = useMemo(
    () => data && commentedPosts(data, (comment) => isOthersComment(comment, person, lists)),
    [data, person, lists],
  )
  return loadableOf({ ...query, data: news }, (all) =>
    all.map(({ post, comments: [newest, ...older] }) => {
      const { author, content, writtenAt } = newest
      const id = idOf(post) ?? ''
      const name = author.name || t['post.unknownAuthor']()
      const others = new Set(older.map((comment) => comment.author.name))
      others.delete(author.name)
      return {
        id: `${id} ${newest.id}`,
        title:
          others.size > 0
            ? t['notice.comments.more']({ name, count: others.size })
            : t['notice.comments']({ name }),
        detail: content.slice(openingLength(content)),
        date: writtenAt,
        to: pathOf(readPost(post), newest.id),
        avatar: { name, pictureUrl: author.picture },
      }
    }),
  )
}
