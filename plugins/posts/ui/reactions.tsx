import { $session, type Id, useCode, useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { dislikeIcon, Icon, type IconPath, LoadNotice, likeIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useReactToPost } from '../api/post.mutations'
import { type Post, ReactionType, reactionOf } from '../model/post'
import { postsTexts } from '../texts'
import { ActionButton } from './action-button'

const loadLikers = () => import('./likers.lazy')

const counts = css({ display: 'flex', gap: '4', px: '3', py: '2', textStyle: 'label', color: 'quiet' })
const count = css({ row: true, gap: '1.5', fontVariantNumeric: 'tabular-nums' })

/** Visitors see only the counts. A count of 0 is not shown. */
export function Reactions({ post }: { readonly post: Post }) {
  const session = useUnit($session)
  return session ? <ReactionButtons post={post} userId={session.person.id} /> : <Counts post={post} />
}

function ReactionButtons({ post, userId }: { readonly post: Post; readonly userId: Id | undefined }) {
  const t = useTexts(postsTexts)
  const { mutate } = useReactToPost(post)
  const mine = reactionOf(post, userId)
  const [isAsking, setAsking] = useState(false)
  const { code, failure } = useCode(loadLikers, isAsking)
  const close = () => setAsking(false)

  return (
    <>
      <ActionButton
        icon={likeIcon}
        shortcut="l"
        label={t['post.like']()}
        count={post.likes}
        countLabel={t['post.likes']({ count: post.likes })}
        onCount={() => setAsking(true)}
        aria-pressed={mine === ReactionType.like}
        onClick={() => mutate(ReactionType.like)}
      />
      <ActionButton
        icon={dislikeIcon}
        label={t['post.dislike']()}
        count={post.dislikes}
        countLabel={t['post.dislikes']({ count: post.dislikes })}
        aria-pressed={mine === ReactionType.dislike}
        onClick={() => mutate(ReactionType.dislike)}
      />
      {isAsking && code && <code.default post={post} onClose={close} />}
      {isAsking && failure && <LoadNotice failure={failure} onClose={close} />}
    </>
  )
}

function Counts({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const { likes, dislikes } = post
  if (likes === 0 && dislikes === 0) return null
  return (
    <p className={counts}>
      {/* Beside dislikes alone, there is the icon without a count, as for members. */}
      <Count icon={likeIcon} count={likes} label={t['post.likes']({ count: likes })} />
      {dislikes > 0 && (
        <Count icon={dislikeIcon} count={dislikes} label={t['post.dislikes']({ count: dislikes })} />
      )}
    </p>
  )
}

interface CountProps {
  readonly icon: IconPath
  readonly count: number
  readonly label: string
}

function Count({ icon, count: value, label }: CountProps) {
  const { number } = useFormats()
  return (
    <span className={count}>
      <Icon of={icon} />
      {value > 0 && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden="true">{number(value)}</span>
        </>
      )}
    </span>
  )
}
