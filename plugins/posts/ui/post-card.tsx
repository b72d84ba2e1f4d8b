import { $isAuthenticated, useTexts } from '@kernel'
import { HtmlContent, LinkCard, RelativeTime } from '@kernel/parts'
import { bookmarkIcon, Card, globeIcon, Icon, IconButton, lockIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { createContext, memo, use, useId } from 'react'
import { usePostPath } from '../contract'
import { isListed, listedPost, personalLists } from '../model/personal-lists'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName, useAuthorName } from './author'
import { type CommentReading, Comments } from './comments'
import { postCardRecipe } from './post-card.recipe'
import { PostFooter } from './post-footer'
import { PostMedia } from './post-media'
import { PostMenu } from './post-menu'
import { Reactions } from './reactions'
import { useListActions } from './use-list-actions'

interface PostCardProps {
  readonly post: Post
  /** Position of the post in the feed, from 1. */
  readonly position?: number
  readonly total?: number
  /** Whether the card is in the list of the user's own posts: it then shows the readers instead of the author. */
  readonly isMine: boolean
  /** How the comments are read at the address of this post; undefined in lists. */
  readonly reading?: CommentReading
}

/** The post with its present reactions: a like renders them alone. */
const CurrentPost = createContext<Post | undefined>(undefined)

export const PostCard = memo(function PostCard({ post, position, total, isMine, reading }: PostCardProps) {
  const id = useId()
  return (
    <Card
      as="article"
      padding="none"
      isBleed
      aria-labelledby={id}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={0}
    >
      <CurrentPost value={post}>
        <PostContent post={post} isMine={isMine} reading={reading} titleId={id} />
      </CurrentPost>
    </Card>
  )
})

function CurrentReactions() {
  const post = use(CurrentPost)
  return post && <Reactions post={post} />
}

interface PostContentProps extends Pick<PostCardProps, 'post' | 'isMine'> {
  readonly reading: CommentReading | undefined
  /** Id of the heading, which names the card. */
  readonly titleId: string
}

const reactions = new Set<string>(['reactions', 'likes', 'dislikes'] satisfies (keyof Post)[])
const withoutReactions = (post: Post) =>
  JSON.stringify(post, (key, value) => (reactions.has(key) ? undefined : value))

/** Rendered only when more of the post changes than its reactions: a new post changes the position of all others. */
const PostContent = memo(
  PostContentOf,
  (before, after) =>
    before.isMine === after.isMine &&
    before.reading === after.reading &&
    (before.post === after.post || withoutReactions(before.post) === withoutReactions(after.post)),
)

function PostContentOf({ post, isMine, reading, titleId }: PostContentProps) {
  const t = useTexts(postsTexts)
  const isMember = useUnit($isAuthenticated)
  const pathOf = usePostPath()
  const author = useAuthorName(post.author)
  // The list of the user's own posts needs no author, the page of one does.
  const hasAuthor = !isMine || reading !== undefined
  const styles = postCardRecipe({ isMine: !hasAuthor, isAlone: reading !== undefined })
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        {hasAuthor && <AuthorFace author={post.author} />}
        <div className={styles.by}>
          <h2 id={titleId} className={styles.name}>
            {hasAuthor ? (
              <AuthorName author={post.author} />
            ) : (
              <VisuallyHidden>{t['post.mine']()}</VisuallyHidden>
            )}
          </h2>
          <p className={styles.caption}>
            {post.postedAt && <RelativeTime date={post.postedAt} to={pathOf(post)} />}
            {post.isPublic && (
              <span className={styles.readers}>
                <Icon of={globeIcon} size="sm" />
                {t['post.public']()}
              </span>
            )}
            {isMine && !post.isPublic && (
              <span className={styles.readers}>
                <Icon of={lockIcon} size="sm" />
                {post.readers.length > 0
                  ? t['editor.seenBy']({ tags: post.readers.join(', ') })
                  : t['post.onlyYou']()}
              </span>
            )}
          </p>
        </div>
        {isMember && <PostMenu post={post} />}
      </header>
      <HtmlContent html={post.content} className={styles.text} />
      <div className={styles.link}>
        <LinkCard text={post.content} />
      </div>
      <PostMedia post={post} author={author} />
      <Comments
        post={post}
        className={styles.bar}
        reading={reading}
        end={
          !isMine &&
          isMember && (
            <span className={styles.save}>
              <SaveButton post={post} author={author} />
            </span>
          )
        }
      >
        <CurrentReactions />
      </Comments>
      <PostFooter post={post} className={styles.footer} />
    </div>
  )
}

function SaveButton({ post, author }: { readonly post: Post; readonly author: string }) {
  const t = useTexts(postsTexts)
  const { saved } = useUnit(personalLists.$value)
  const actions = useListActions()
  // Only when it is pressed: the excerpt of a long post takes long.
  const listed = () => listedPost(post, author)
  const isSaved = isListed(saved, post.id)
  return (
    <IconButton
      icon={bookmarkIcon}
      label={t['saved.add']()}
      isPressed={isSaved}
      data-shortcut="s"
      onClick={() => (isSaved ? actions.unsave(listed()) : actions.save(listed()))}
    />
  )
}
