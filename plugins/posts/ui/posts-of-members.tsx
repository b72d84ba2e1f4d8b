import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import type { GroupListProps, GroupProps } from '../../groups/contract'
import { feedQuery } from '../api/queries'
import { type RawPost, readAuthor, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostExcerpts } from './post-excerpts'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []
/** More than are shown, because some have no words; a long feed is not read whole. */
const maxRead = 20

/** The latest posts of the members of a group, or of all groups, of those that the user may read. */
export default function PostsOfMembers(props: GroupProps | GroupListProps) {
  const t = useTexts(postsTexts)
  const { data } = useQuery({ ...feedQuery(), throwOnError: false })
  const visible = useVisiblePosts(data ?? noPosts)
  const isOfAll = 'groups' in props
  const groups = isOfAll ? props.groups : [props.group]
  const logins = new Set(groups.flatMap(({ members }) => members.map(({ login }) => login.toLowerCase())))
  // Posts without a username have no author here.
  logins.delete('')
  const posts = visible
    .filter(({ author }) => logins.has(readAuthor(author).login.toLowerCase()))
    .slice(0, maxRead)
    .map((raw) => readPost(raw))
  return (
    <PostExcerpts
      title={t[isOfAll ? 'members.posts.all' : 'members.posts']()}
      posts={posts}
      isWide={isOfAll}
    />
  )
}
