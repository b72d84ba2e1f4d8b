import { $isAuthenticated, $session, sameId, useCode, useTexts } from '@kernel'
import { $isFirstScreenReady, imageUrl, List, useIsPrinting } from '@kernel/parts'
import { Avatar, commentIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import {
  $commentEditor,
  $unansweredComments,
  editorClosed,
  editorOpened,
  isAnswering,
  isEditingComment,
  isNewCommentOf,
} from '../model/comment-editor'
import type { PlacedComment } from '../model/comment-threads'
import type { Post, PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { ActionButton } from './action-button'
import { Comment } from './comment'
import { ClosedLine, CommentForm, preloadCommentForm } from './comment-form'

const below = css({
  stack: true,
  gap: '3',
  px: '4',
  pt: '3',
  pb: '4',
  borderTopWidth: '1px',
})
const list = css({ stack: true, gap: '3' })
const reply = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gap: '2.5',
  alignItems: 'start',
  _print: { display: 'none' },
})

const more = css({
  position: 'relative',
  justifySelf: 'start',
  // In line with the texts of the comments, beside their faces.
  ms: '[2.625rem]',
  textStyle: 'label',
  color: 'accent.text',
  rounded: 'xs',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: { base: '[-6px]', _coarse: '[-12px -6px]' } },
})

/** The last comments of a post that has more than `maxWhole`; the others are folded. */
const shownWhenFolded = 3
const maxWhole = 5

const textOf = ({ comment: { author, content } }: PlacedComment) => `${author.name} ${content}`

/** How the comments of a post are read at its address, where all are shown. */
export interface CommentReading {
  /** Fragment of the address, which may name a comment. */
  readonly fragment: string
  readonly isNewestFirst: boolean
  readonly isNew: (comment: PostComment) => boolean
  /** Stands above the comments. */
  readonly head: ReactNode
}

interface CommentsProps {
  readonly post: Post
  readonly className: string | undefined
  readonly reading: CommentReading | undefined
  /** Buttons before the one for a new comment. */
  readonly children: ReactNode
  /** Buttons after it. */
  readonly end: ReactNode
}

/**
 * The row of buttons below a post, with the one for a new comment and the number of comments, then the comments and
 * the form, which is where the new comment appears.
 */
export function Comments({ post, className, reading, children, end }: CommentsProps) {
  const t = useTexts(postsTexts)
  const [isMember, editor, unanswered, openEditor, closeEditor] = useUnit([
    $isAuthenticated,
    $commentEditor,
    $unansweredComments,
    editorOpened,
    editorClosed,
  ])
  const isWriting = isNewCommentOf(editor, post.id)
  const hasScreen = useUnit($isFirstScreenReady)
  useEffect(() => {
    if (hasScreen && isMember) preloadCommentForm()
  }, [hasScreen, isMember])
  const count = post.comments.length
  const isWhole = reading !== undefined
  const [isUnfolded, setIsUnfolded] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const earlier =
    isUnfolded || isPrinting || isWhole || count <= maxWhole ? [] : post.comments.slice(0, -shownWhenFolded)
  // A comment that is being edited stays in view.
  const folded = earlier.some(({ id }) => isEditingComment(editor, id)) ? 0 : earlier.length
  const shown = usePlacedComments(post, folded, reading?.isNewestFirst)
  const isSending = unanswered.some((sent) => isNewCommentOf(sent, post.id))
  // At its address, a post has an open line for a comment, unless one of its comments is being changed.
  const isOpen = isWhole && isMember && !sameId(editor?.postId, post.id)
  const label = t['comment.new']()
  const form = (isWriting || isOpen) && (
    <div className={reply}>
      <MyFace />
      {isOpen && isSending ? (
        <ClosedLine label={label} />
      ) : (
        <CommentForm label={label} at={isOpen || !editor ? { postId: post.id } : editor} isIdle={isOpen} />
      )}
    </div>
  )
  // An answer is written below the last comment of its thread.
  const answered = shown.findIndex(({ comment }) => isAnswering(editor, post.id, comment.id))
  const next = shown.findIndex(({ isNested }, index) => index > answered && !isNested)
  const formAt = answered < 0 ? undefined : shown[next < 0 ? shown.length - 1 : next - 1]
  // A line stands before each run of new comments.
  const isNewAt = (index: number) => {
    const placed = shown[index]
    return placed !== undefined && reading?.isNew(placed.comment) === true
  }

  function unfold() {
    flushSync(() => setIsUnfolded(true))
    const first = area.current?.querySelector('li')
    if (!first) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={className}>
        {children}
        {isMember && (
          <ActionButton
            data-focus-home=""
            icon={commentIcon}
            shortcut="c"
            label={t['comment.write']()}
            count={count}
            countLabel={t['comment.count']({ count })}
            aria-expanded={isWriting}
            isLoading={isSending}
            onClick={() => (isWriting ? closeEditor() : openEditor({ postId: post.id }))}
          />
        )}
        {end}
      </div>
      {(count > 0 || form) && (
        <div ref={area} className={below}>
          {folded > 0 && (
            <button type="button" onClick={unfold} className={more}>
              {t['comments.more']({ count: folded })}
            </button>
          )}
          {reading?.head}
          {count === 0 && isOpen && !isSending && <p className={first}>{t['comments.first']()}</p>}
          {reading?.isNewestFirst && !formAt && form}
          {count > 0 && (
            <List
              items={shown}
              keyOf={({ comment }) => comment.id}
              textOf={textOf}
              // Its address must find each comment.
              isVirtual={isWhole ? false : undefined}
              aria-label={t['comments.title']()}
              className={list}
            >
              {(placed, row, index) => (
                <Comment
                  {...placed}
                  post={post}
                  fragment={reading?.fragment}
                  isFirstNew={isNewAt(index) && !isNewAt(index - 1)}
                  row={row}
                >
                  {placed === formAt && form}
                </Comment>
              )}
            </List>
          )}
          {!reading?.isNewestFirst && !formAt && form}
        </div>
      )}
    </>
  )
}

const first = css({ textStyle: 'small', color: 'quiet' })

const loadThreads = () => import('../model/comment-threads')

/** Few posts have answers: the code that places them loads with the first one. */
function usePlacedComments({ id, comments }: Post, folded: number, isNewestFirst = false) {
  const isNeeded = isNewestFirst || comments.some(({ content }) => content.includes('#comment-'))
  const { code } = useCode(loadThreads, isNeeded)
  const place = isNeeded ? code?.placeComments : undefined
  return useMemo((): readonly PlacedComment[] => {
    const shown = comments.slice(folded)
    if (!place) return shown.map((comment) => ({ comment, reply: undefined, isNested: false }))
    const last = new Set(shown)
    return place(comments, id, location.origin, isNewestFirst).filter(({ comment }) => last.has(comment))
  }, [comments, id, folded, isNewestFirst, place])
}

function MyFace() {
  const person = useUnit($session)?.person
  return person && <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="2xs" />
}
