import { $session, type Id, useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { dislikeIcon, Icon, type IconPath, likeIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { useReactToPost } from '../api/react-to-post.mutation'
import { type Post, ReactionType, reactionOf } from '../model/post'
import { postsTexts } from '../texts'
import { reactionRecipe } from './reaction.recipe'

const counts = css({ display: 'flex', gap: '4', textStyle: 'label', color: 'quiet' })
const count = css({ display: 'flex', alignItems: 'center', gap: '1.5', fontVariantNumeric: 'tabular-nums' })

/** Like and dislike buttons; visitors see only the counts (PST-CARD-02). */
export function Reactions({ post }: { readonly post: Post }) {
  const session = useUnit($session)
  return session ? <ReactionButtons post={post} userId={session.person.id} /> : <Counts post={post} />
}

function ReactionButtons({ post, userId }: { readonly post: Post; readonly userId: Id | undefined }) {
  const t = useTexts(postsTexts)
  const { mutate } = useReactToPost(post)
  const mine = reactionOf(post, userId)

  return (
    <div className={flex({ gap: '2' })}>
      <ReactionButton
        icon={likeIcon}
        label={t['post.like']()}
        count={post.likes}
        countLabel={t['post.likes']({ count: post.likes })}
        isMine={mine === ReactionType.like}
        onClick={() => mutate(ReactionType.like)}
      />
      <ReactionButton
        icon={dislikeIcon}
        label={t['post.dislike']()}
        count={post.dislikes}
        countLabel={t['post.dislikes']({ count: post.dislikes })}
        isMine={mine === ReactionType.dislike}
        onClick={() => mutate(ReactionType.dislike)}
      />
    </div>
  )
}

function Counts({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  return (
    <p className={counts}>
      <Count icon={likeIcon} count={post.likes} label={t['post.likes']({ count: post.likes })} />
      <Count icon={dislikeIcon} count={post.dislikes} label={t['post.dislikes']({ count: post.dislikes })} />
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
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{number(value)}</span>
    </span>
  )
}

interface ReactionButtonProps {
  readonly icon: IconPath
  readonly label: string
  readonly count: number
  readonly countLabel: string
  readonly isMine: boolean
  readonly onClick: () => void
}

function ReactionButton({ icon, label, count, countLabel, isMine, onClick }: ReactionButtonProps) {
  const { number } = useFormats()
  return (
    <button
      type="button"
      title={label}
      aria-pressed={isMine}
      onClick={onClick}
      className={reactionRecipe({ isMine })}
    >
      <Icon of={icon} isFilled={isMine} />
      <VisuallyHidden>{`${label}, ${countLabel}`}</VisuallyHidden>
      <span aria-hidden="true">{number(count)}</span>
    </button>
  )
}
