import { useHref, useTexts } from '@kernel'
import { List, Slot, useSlotEntries } from '@kernel/parts'
import { ButtonLink, chevronRightIcon, Icon, Link, plusIcon } from '@kernel/ui'
import { type Ref, useId } from 'react'
import { messagesRoute } from '../../messaging/contract'
import { createGroupRoute, groupActivity, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'
import { groupListRecipe } from './group-list.recipe'
import { GroupsIllustration } from './groups-illustration'
import { useMemberName } from './member-summary'

interface GroupListProps {
  readonly ref: Ref<HTMLElement>
  readonly groups: readonly Group[]
  readonly selected: Group | undefined
  /** Whether the groups have the whole screen, because none is open beside them. */
  readonly isWide: boolean
}

/** Number of groups up to which there is room for what groups are for. */
const maxShortList = 3

const nameOf = ({ name }: Group) => name

export function GroupList({ ref, groups, selected, isWide }: GroupListProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const id = useId()
  const nameOfMember = useMemberName()
  const hasActivity = useSlotEntries(groupActivity).length > 0
  const isShort = groups.length <= maxShortList
  const styles = groupListRecipe({ hasActivity, isWide, isShort })

  return (
    <nav ref={ref} tabIndex={-1} aria-label={t['list.title']()} className={styles.nav}>
      <List items={groups} keyOf={({ id }) => id} name="groups" textOf={nameOf} className={styles.list}>
        {(group, row) => (
          <li {...row} className={styles.row}>
            <Link
              to={href(manageGroupsRoute, {}, { group: group.id }) ?? ''}
              aria-current={group.id === selected?.id ? 'page' : undefined}
              className={styles.link}
            >
              <GroupFaces group={group} />
              <span className={styles.content}>
                <span id={`${id}-${group.id}`} className={styles.name}>
                  {group.name || t.noName()}
                </span>
                <span className={styles.count}>{t.members({ count: group.members.length })}</span>
                {isWide && (
                  <span className={styles.members}>{group.members.map(nameOfMember).join(', ')}</span>
                )}
                {!isWide && <Slot of={groupActivity} props={{ group, isWide }} whenFailed="nothing" />}
              </span>
              {isWide && (
                <Slot
                  of={groupActivity}
                  props={{ group, isWide }}
                  whenFailed="nothing"
                  frame={(lines) => <span className={styles.lines}>{lines}</span>}
                />
              )}
              <Icon of={chevronRightIcon} size="sm" className={styles.chevron} />
            </Link>
            {isWide && (
              <ButtonLink
                aria-describedby={`${id}-${group.id}`}
                to={href(messagesRoute, undefined, { group: group.id })}
                variant="tonal"
                className={styles.write}
              >
                {t['details.message']()}
              </ButtonLink>
            )}
          </li>
        )}
      </List>
      {isShort && !isWide && <p className={styles.about}>{t['list.empty.text']()}</p>}
      {isShort && isWide && (
        <Link to={href(createGroupRoute) ?? ''} className={styles.about}>
          <GroupsIllustration />
          <span className={styles.create}>
            <Icon of={plusIcon} size="sm" />
            {t['list.create']()}
          </span>
          <span>{t['list.empty.text']()}</span>
        </Link>
      )}
    </nav>
  )
}
