import { useTexts } from '@kernel'
import { htmlExcerpt, matchExcerpt, useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import type { SearchSourceProps } from '../../search/contract'
import { feedQuery, myPostsQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { idOf, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useVisiblePosts } from './use-personal-lists'

/** Returns only the beginning of a post, because searching long posts would take too long. */
const textOf = (post: RawPost) => htmlExcerpt(readPost(post).content, 2_000)

export function usePostsSearch(props: SearchSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
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
        detail: post.isPublic ? t['post.public']() : undefined,
        date: post.postedAt,
        to: pathOf(post),
      }
    },
  })
}

const noPosts: readonly RawPost[] = []

/** Makes the posts of the loaded feed searchable in the navigation bar. */
export function useFeedSearch(props: SearchSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  // Only the feed itself loads the posts.
  const { data } = useQuery({ ...feedQuery(), enabled: false })
  const posts = useVisiblePosts(data ?? noPosts)
  return useSearchSource(props, {
    items: data && posts,
    textOf,
    resultOf: (raw) => {
      const post = readPost(raw)
      const { author, postedAt } = post
      const name = author.name || author.login || t['post.unknownAuthor']()
      return {
        id: String(idOf(raw)),
        title: name,
        detail: t['search.quote']({ text: matchExcerpt(textOf(raw), props.searchText) }),
        date: postedAt,
        to: pathOf(post),
        avatar: { name, pictureUrl: author.picture },
      }
    },
  })
}
