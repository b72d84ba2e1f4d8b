import { $isAuthenticated, $session, useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { commentVisits, isNewSince, readUntil, withVisit } from '../model/comment-visits'
import { isOthersComment, personalLists } from '../model/personal-lists'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import type { CommentReading } from './comments'

const order = css({ justifySelf: 'start', alignSelf: 'flex-start' })

/**
 * How a person reads the comments of a post at its address: in which order, and which are new since the last visit, as it was
 * when they came.
 */
export function useCommentReading({ id, comments }: Post, fragment: string): CommentReading {
  const t = useTexts(postsTexts)
  const [visits, change, lists, session, isMember] = useUnit([
    commentVisits.$value,
    commentVisits.changeFx,
    personalLists.$value,
    $session,
    $isAuthenticated,
  ])
  const [until] = useState(() => readUntil(visits, id))
  useEffect(() => {
    if (isMember) change(withVisit(id, comments))
  }, [isMember, change, id, comments])
  const { isNewestFirst } = visits
  const person = session?.person
  const label = t['comments.newestFirst']()
  return useMemo(
    () => ({
      fragment,
      isNewestFirst,
      isNew: (comment) => isNewSince(comment, until) && isOthersComment(comment, person, lists),
      head: isMember && comments.length > 1 && (
        <Button
          size="sm"
          variant={isNewestFirst ? 'soft' : 'quiet'}
          aria-pressed={isNewestFirst}
          onClick={() => change((stored) => ({ ...stored, isNewestFirst: !stored.isNewestFirst }))}
          className={order}
        >
          {label}
        </Button>
      ),
    }),
    [fragment, isNewestFirst, until, person, lists, isMember, comments.length, label, change],
  )
}
