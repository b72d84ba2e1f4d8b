import { useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, TextLink } from '@kernel/ui'
import type { ReactNode } from 'react'
import { publicPageRoute } from '../../public-page/contract'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'

/** Returns a member's name, otherwise the login, otherwise a placeholder. */
export function useMemberName() {
  const t = useTexts(groupsTexts)
  return ({ name, login }: Member) => name || login || t.noPersonName()
}

export const idOf = ({ userId }: Member) => userId
/** The text by which long lists of members are filtered. */
export const memberText = ({ name, login }: Member) => `${name} @${login}`

interface MemberSummaryProps {
  readonly member: Member
  /** A button after the member's name. */
  readonly action?: ReactNode
}

/** A member with avatar and a link to their public page (GRP-LIST-01). */
export function MemberSummary({ member, action }: MemberSummaryProps) {
  const nameOf = useMemberName()
  const href = useHref()
  const styles = memberRecipe()
  const name = nameOf(member)

  return (
    <div className={styles.root}>
      <Avatar src={imageUrl(member.pictureUrl)} name={name} />
      <div className={styles.content}>
        <TextLink
          to={member.login ? href(publicPageRoute, { id: `@${member.login}` }) : undefined}
          variant="plain"
          isStretched={!action}
          className={styles.name}
        >
          {name}
        </TextLink>
        {member.login && <span className={styles.login}>{`@${member.login}`}</span>}
      </div>
      {action}
    </div>
  )
}
