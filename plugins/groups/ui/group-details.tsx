import { useHref, useTexts } from '@kernel'
import { List, Slot, Toolbar } from '@kernel/parts'
import { Button, ButtonLink, Card, IconButton, pencilIcon, trashIcon, VisuallyHidden } from '@kernel/ui'
import { type Ref, useId } from 'react'
import { css } from 'styled-system/css'
import { editGroupRoute, groupSections, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'
import { idOf, MemberSummary, memberText } from './member-summary'
import { phoneOnly } from './responsive.styles'

const section = css({ outlineStyle: 'none', minW: '0' })
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  pb: '4',
  mb: '4',
  borderBottomWidth: '1px',
  borderColor: 'line',
  mdDown: { display: 'none' },
})
const title = css({ textStyle: 'heading', flex: '1', minW: '0', overflowWrap: 'anywhere' })
const actions = css({ display: 'flex', gap: '2', flexShrink: '0' })
/** On tablets the action buttons show only icons, because the name has little room. */
const action = css({ mdToLg: { w: 'touch', px: '0' } })
const actionLabel = css({ mdToLg: { srOnly: true } })
const caption = css({ textStyle: 'caption', color: 'quiet', mb: '2' })
const empty = css({ color: 'quiet' })
const contributed = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  mt: '5',
  _empty: { display: 'none' },
})

interface GroupDetailsProps {
  readonly ref: Ref<HTMLElement>
  readonly group: Group
  readonly isDeleting: boolean
  readonly onDelete: () => void
}

/** A group with its members and the edit and delete actions. */
export function GroupDetails({ ref, group, isDeleting, onDelete }: GroupDetailsProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const id = useId()
  const name = group.name || t.noName()
  const edit = href(editGroupRoute, { id: group.id })

  return (
    <section ref={ref} tabIndex={-1} aria-label={name} className={section}>
      <div className={phoneOnly}>
        <Toolbar
          title={name}
          backTo={href(manageGroupsRoute)}
          actions={
            <>
              <ButtonLink to={edit} variant="quiet" isIcon icon={pencilIcon}>
                <VisuallyHidden>{t['details.edit']()}</VisuallyHidden>
              </ButtonLink>
              <IconButton
                icon={trashIcon}
                label={t['details.delete']()}
                disabled={isDeleting}
                onClick={onDelete}
              />
            </>
          }
        />
      </div>
      <Card>
        <div className={head}>
          <h2 className={title}>{name}</h2>
          <div className={actions}>
            <ButtonLink to={edit} variant="soft" icon={pencilIcon} className={action}>
              <span className={actionLabel}>{t['details.edit']()}</span>
            </ButtonLink>
            <Button
              variant="quiet"
              icon={trashIcon}
              isLoading={isDeleting}
              className={action}
              onClick={onDelete}
            >
              <span className={actionLabel}>{t['details.delete']()}</span>
            </Button>
          </div>
        </div>
        <p id={id} className={caption}>
          {t.members({ count: group.members.length })}
        </p>
        {group.members.length === 0 ? (
          <p className={empty}>{t['details.noMembers']()}</p>
        ) : (
          <List
            key={group.id}
            items={group.members}
            keyOf={idOf}
            name={`group ${group.id}`}
            textOf={memberText}
            aria-labelledby={id}
            className={memberRecipe().list}
          >
            {(member, row) => (
              <li {...row}>
                <MemberSummary member={member} />
              </li>
            )}
          </List>
        )}
        <Slot
          key={`slot ${group.id}`}
          of={groupSections}
          props={{ group }}
          frame={(entries) => <div className={contributed}>{entries}</div>}
        />
      </Card>
    </section>
  )
}
