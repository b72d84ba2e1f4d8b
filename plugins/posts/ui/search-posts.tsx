import { useTexts } from '@kernel'
import { htmlExcerpt, matchExcerpt, useFormats, useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import type { SearchSourceProps } from '../../search/contract'
import { myPostsQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { idOf, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'

/** Returns only the beginning of a post, because searching long posts would take too long. */
const textOf = (post: RawPost) => htmlExcerpt(readPost(post).content, 2_000)

export default function usePostsSearch(props: SearchSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  const formats = useFormats()
  const query = useQuery({ ...myPostsQuery(), enabled: props.searchText !== '' })
  return useSearchSource(props, {
    items: query.data,
    textOf,
    query,
    resultOf: (raw) => {
      const post = readPost(raw)
      return {
        id: String(idOf(raw)),
        title: matchExcerpt(textOf(raw), props.searchText) || t['post.mine'](),
        detail: [post.postedAt && formats.date(post.postedAt), post.isPublic && t['post.public']()]
          .filter(Boolean)
          .join(' · '),
        to: pathOf(post),
      }
    },
  })
}
