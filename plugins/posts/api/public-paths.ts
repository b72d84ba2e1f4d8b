import { api, hrefOf, unwrap } from '@kernel'
import { publicPageRoute } from '../../public-page/contract'
import { readPost, readPosts } from '../model/post'

/** Lists the public pages of the authors in the home feed. @throws ApiError */
export async function listPublicPaths(): Promise<readonly string[]> {
  const posts = readPosts(await unwrap(api.GET('/api/post/homeFeed'))).map(readPost)
  return posts.flatMap(({ author: { login } }) =>
    login ? [hrefOf(publicPageRoute, { id: `@${login}` })] : [],
  )
}
