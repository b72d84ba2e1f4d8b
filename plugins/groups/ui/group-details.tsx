import { useHref, useTexts } from '@kernel'
import { List, Slot } from '@kernel/parts'
import {
  arrowBackIcon,
  Button,
  ButtonLink,
  Card,
  chatIcon,
  Icon,
  plusIcon,
  TextLink,
  trashIcon,
  useMedia,
  VisuallyHidden,
} from '@kernel/ui'
import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { messagesRoute } from '../../messaging/contract'
import { editGroupRoute, groupSections, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'
import { idOf, MemberSummary, memberText, useMemberCount } from './member-summary'

// On phones the card begins right below the bar.
const section = css({
  outlineStyle: 'none',
  minW: '0',
  mdDown: { mt: '-3', '& > *': { borderTopWidth: '0' } },
})
const head = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'flex-start',
  gap: '3',
  px: { base: '4', md: '5' },
  py: { base: '3', md: '4' },
  mb: '2',
  borderBottomWidth: '1px',
})
const back = css({ ms: '-2', md: { display: 'none' } })
const words = css({ flex: '[1 1 9rem]', minW: '0' })
const title = css({
  textStyle: { base: 'title', md: 'heading' },
  overflowWrap: 'anywhere',
  outlineStyle: 'none',
})
const caption = css({ textStyle: 'small', color: 'quiet' })
const actions = css({ wrap: true, gap: '2', flexShrink: '0', maxW: 'full', mdDown: { w: 'full' } })
const grow = css({ mdDown: { flex: '1' } })
const empty = css({ color: 'quiet', px: { base: '4', md: '5' }, py: '2' })
const plus = css({ circle: true, w: '10', h: '10', bg: 'subtle', color: 'quiet' })
const add = css({ px: { base: '1', md: '2' }, pb: '2' })
/** Number of members up to which “Add members” is a cell beside theirs; longer lists have a filter, and it follows them. */
const maxCells = 11
const contributed = css({
  stack: true,
  gap: '6',
  px: { base: '4', md: '5' },
  py: '4',
  borderTopWidth: '1px',
  _empty: { display: 'none' },
})
/** Away from what is done every day. */
const foot = css({ px: { base: '2', md: '3' }, py: '2', borderTopWidth: '1px' })

interface GroupDetailsProps {
  readonly ref: Ref<HTMLElement>
  readonly group: Group
  readonly isDeleting: boolean
  readonly onDelete: () => void
}

export function GroupDetails({ ref, group, isDeleting, onDelete }: GroupDetailsProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const countOf = useMemberCount()
  const name = group.name || t.noName()
  const isWide = useMedia('(min-width: 48rem)')
  const Title = isWide ? 'h2' : 'h1'
  const isPart = group.members.length > 0 && group.members.length <= maxCells
  const styles = memberRecipe({ isWhole: true, isPart })
  const edit = href(editGroupRoute, { id: group.id })

  return (
    <section ref={ref} tabIndex={-1} aria-label={name} className={section}>
      <Card isBleed padding="none">
        <div className={head}>
          <ButtonLink
            to={href(manageGroupsRoute)}
            variant="quiet"
            isIcon
            icon={arrowBackIcon}
            className={back}
          >
            <VisuallyHidden>{t['list.all']()}</VisuallyHidden>
          </ButtonLink>
          <div className={words}>
            {/* On phones, this is the only heading of the screen. */}
            <Title tabIndex={-1} className={title}>
              {name}
            </Title>
            <p className={caption}>{countOf(group.members)}</p>
          </div>
          <div data-above-toasts="" className={actions}>
            <ButtonLink
              to={href(messagesRoute, undefined, { group: group.id })}
              icon={chatIcon}
              className={grow}
            >
              {t['details.message']()}
            </ButtonLink>
            <ButtonLink to={edit} variant="soft">
              {t['details.edit']()}
            </ButtonLink>
          </div>
        </div>
        <div className={isPart ? styles.grid : undefined}>
          {group.members.length === 0 ? (
            <p className={empty}>{t['details.noMembers']()}</p>
          ) : (
            <List
              key={group.id}
              items={group.members}
              keyOf={idOf}
              name={`group ${group.id}`}
              textOf={memberText}
              aria-label={t['editor.members']()}
              className={styles.list}
            >
              {(member, row) => (
                <li {...row}>
                  <MemberSummary member={member} isWhole />
                </li>
              )}
            </List>
          )}
          <div className={isPart ? undefined : add}>
            <div className={styles.root}>
              <span className={plus}>
                <Icon of={plusIcon} />
              </span>
              <p className={styles.name}>
                <TextLink to={edit} variant="plain" isStretched>
                  {t['details.add']()}
                </TextLink>
              </p>
            </div>
          </div>
        </div>
        <Slot
          key={`slot ${group.id}`}
          of={groupSections}
          props={{ group }}
          frame={(entries) => <div className={contributed}>{entries}</div>}
        />
        <div className={foot}>
          <Button variant="quiet" icon={trashIcon} disabled={isDeleting} onClick={onDelete}>
            {t['delete.yes']()}
          </Button>
        </div>
      </Card>
    </section>
  )
}
