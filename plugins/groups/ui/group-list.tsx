import { useHref, useTexts } from '@kernel'
import { List, Slot, useSlotEntries } from '@kernel/parts'
import { chevronRightIcon, Icon } from '@kernel/ui'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { groupActivity, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'
import { groupListRecipe } from './group-list.recipe'

interface GroupListProps {
  readonly ref: Ref<HTMLElement>
  readonly groups: readonly Group[]
  readonly selected: Group | undefined
  /** Whether the groups are cards that fill the screen, because none is open beside them. */
  readonly isCards: boolean
}

const nameOf = ({ name }: Group) => name

/** List of links to the user's groups. */
export function GroupList({ ref, groups, selected, isCards }: GroupListProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const hasActivity = useSlotEntries(groupActivity).length > 0
  const styles = groupListRecipe({ hasActivity, isCards })

  return (
    <nav ref={ref} tabIndex={-1} aria-label={t['list.title']()} className={styles.nav}>
      <List items={groups} keyOf={({ id }) => id} name="groups" textOf={nameOf} className={styles.list}>
        {(group, row) => (
          <li {...row}>
            <Link
              to={href(manageGroupsRoute, {}, { group: group.id }) ?? ''}
              aria-current={group.id === selected?.id ? 'page' : undefined}
              className={styles.link}
            >
              <GroupFaces group={group} />
              <span className={styles.content}>
                <span className={styles.name}>{group.name || t.noName()}</span>
                <span className={styles.count}>{t.members({ count: group.members.length })}</span>
                {!isCards && (
                  <Slot of={groupActivity} props={{ group, isCard: false }} whenFailed="nothing" />
                )}
              </span>
              <Icon of={chevronRightIcon} size="sm" className={styles.chevron} />
              {isCards && (
                <Slot
                  of={groupActivity}
                  props={{ group, isCard: true }}
                  whenFailed="nothing"
                  frame={(lines) => <span className={styles.lines}>{lines}</span>}
                />
              )}
            </Link>
          </li>
        )}
      </List>
    </nav>
  )
}
