import { useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { usePublicPagePath } from '../../public-page/contract'
import { homeFeedQuery } from '../api/queries'
import { excerptOf } from '../model/excerpt'
import { readPost } from '../model/post'
import { postsTexts } from '../texts'

/** Number of newest posts to choose from: some have no text, and several may have the same author. */
const maxPosts = 12

export default function useHighlightedPosts() {
  const t = useTexts(postsTexts)
  const pathOf = usePublicPagePath()
  return loadableOf(useQuery(homeFeedQuery()), (posts) =>
    posts.slice(0, maxPosts).flatMap((raw) => {
      const { id, content, author, postedAt: time, likes, comments } = readPost(raw)
      const { login, picture } = author
      const title = author.name || login || t['post.unknownAuthor']()
      const text = excerptOf(content)
      if (!text) return []
      const [to, count] = [pathOf(login), comments.length]
      return [
        { id: String(id), title, text, time, picture, isPerson: true, login, to, likes, comments: count },
      ]
    }),
  )
}
