import { useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, TextLink } from '@kernel/ui'
import type { ReactNode } from 'react'
import { usePublicPagePath } from '../../public-page/contract'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'

/** Returns a member's name, otherwise the username, otherwise a placeholder. */
export function useMemberName() {
  const t = useTexts(groupsTexts)
  return ({ name, login }: Member) => name || login || t.noPersonName()
}

/** Returns who is in a group with the user, who is no member of it. */
export function useMemberCount() {
  const t = useTexts(groupsTexts)
  return ({ length: count }: readonly Member[]) => (count > 0 ? t.members({ count }) : t['members.none']())
}

export const idOf = ({ userId }: Member) => userId
export const memberText = ({ name, login }: Member) => `${name} @${login}`

interface MemberSummaryProps {
  readonly member: Member
  /** Whether the list of the members reaches the edges of its card. */
  readonly isWhole?: boolean
  readonly action?: ReactNode
}

export function MemberSummary({ member, isWhole, action }: MemberSummaryProps) {
  const nameOf = useMemberName()
  const pathOf = usePublicPagePath()
  const styles = memberRecipe({ isWhole })
  const name = nameOf(member)

  return (
    <div className={styles.root}>
      <Avatar src={imageUrl(member.pictureUrl)} name={name} size={isWhole ? 'xs' : 'sm'} />
      <div className={styles.content}>
        <p className={styles.name}>
          <TextLink to={pathOf(member.login)} variant="plain" isStretched={!action}>
            {name}
          </TextLink>
        </p>
        {member.login && (
          <span className={styles.login}>
            <bdi>@{member.login}</bdi>
          </span>
        )}
      </div>
      {action}
    </div>
  )
}
