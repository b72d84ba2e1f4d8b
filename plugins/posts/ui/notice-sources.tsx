import { $session, asRecord, useTexts } from '@kernel'
import { htmlExcerpt, loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { feedQuery, myPostsQuery } from '../api/queries'
import { usePostPath } from '../contract'
import { openingLength, placeComments } from '../model/comment-threads'
import { commentedPosts, mentions, newLikes, toldLikes, withTold } from '../model/own-post-news'
import { isByPerson, isOthersComment, personalLists, writtenKey } from '../model/personal-lists'
import { idOf, type Post, type PostAuthor, type PostComment, type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []

/** New posts of connections as notices, from the last loaded feed. */
export function usePostNotices({ isOpen }: NoticeSourceProps) {
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

/** New likes of the user's posts as notices, one for each post: what the server has, without what the user knows of. */
export function useLikeNotices({ personOf }: NoticeSourceProps) {
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

/** Comments of others on the user's posts as notices, one for each post. */
export function useCommentNotices(_props: NoticeSourceProps) {
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

interface Mention {
  readonly key: string
  readonly post: Post
  readonly comment: PostComment['id'] | undefined
  readonly author: PostAuthor
  readonly text: string
  readonly date: Date | undefined
}

const none: readonly Mention[] = []

/** Whether a text of the post has the address of a public page or of a comment. */
function hasAddress({ content, comments }: RawPost): boolean {
  const isIn = (text: unknown) => typeof text === 'string' && /\/@|#comment-/.test(text)
  return isIn(content) || (Array.isArray(comments) && comments.some((one) => isIn(asRecord(one).content)))
}

/** Posts and comments of the last loaded feed that lead to the user's public page or answer their comments, as notices. */
export function useMentionNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePostPath()
  const [lists, session] = useUnit([personalLists.$value, $session])
  const person = session?.person
  const query = useQuery({ ...feedQuery(), enabled: isOpen, refetchInterval: false })
  const visible = useVisiblePosts(query.data ?? noPosts)
  // By post, because a like changes one of a long list.
  const mentionsIn = useMemo(() => {
    const login = person?.login ?? ''
    const isMention = (text: string) => mentions(text, login)
    const known = new WeakMap<RawPost, readonly Mention[]>()
    const find = (raw: RawPost): readonly Mention[] => {
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
      const isOwn = (one: PostComment) => isByPerson(one.author, person, lists, writtenKey('comment', one.id))
      // An answer holds the address of a post, which may be on the page of somebody whom it does not mention.
      const replies = placeComments(comments, id, location.origin)
        .map(({ comment, reply }) => ({ comment, to: reply?.to, text: reply?.words ?? comment.content }))
        .filter(
          ({ comment, to, text }) =>
            (isMention(text) || (to && isOwn(to))) && isOthersComment(comment, person, lists),
        )
      return [
        ...(isMention(content) && !isByPerson(author, person, lists, writtenKey('post', id)) ? [said] : []),
        ...replies.map(({ comment, text }) => ({
          key: `comment ${comment.id}`,
          post: read,
          comment: comment.id,
          author: comment.author,
          text,
          date: comment.writtenAt,
        })),
      ]
    }
    return (raw: RawPost): readonly Mention[] => {
      const before = known.get(raw)
      if (before) return before
      // Parse few of a long list: most texts have no address at all.
      const found = hasAddress(raw) ? find(raw) : none
      known.set(raw, found)
      return found
    }
  }, [person, lists])
  const found = useMemo(() => visible.flatMap(mentionsIn), [visible, mentionsIn])
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
