import { useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, TextLink } from '@kernel/ui'
import type { ReactNode } from 'react'
import { publicPageRoute } from '../../public-page/contract'
import type { Member } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'

/** How somebody is called: by name, else by login, else as somebody. */
export function useMemberName() {
  const t = useTexts(groupsTexts)
  return ({ name, login }: Member) => name || login || t.noPersonName()
}

interface MemberSummaryProps {
  readonly member: Member
  /** What can be done with the person. */
  readonly action?: ReactNode
}

/** Somebody in a group: picture and name, which lead to the person's page (GRP-LIST-01). */
export function MemberSummary({ member, action }: MemberSummaryProps) {
  const nameOf = useMemberName()
  const href = useHref()
  const styles = memberRecipe()
  const name = nameOf(member)

  return (
    <div className={styles.root}>
      <Avatar src={imageUrl(member.pictureUrl)} name={name} />
      <div className={styles.words}>
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
