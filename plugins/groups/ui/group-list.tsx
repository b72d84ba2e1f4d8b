import { useHref, useTexts } from '@kernel'
import { List, Slot, useSlotEntries } from '@kernel/parts'
import { chevronRightIcon, Icon, Link } from '@kernel/ui'
import type { Ref } from 'react'
import { sva } from 'styled-system/css'
import { groupActivity, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'
import { useMemberCount, useMemberName } from './member-summary'

const groupListRecipe = sva({
  slots: ['nav', 'list', 'row', 'link', 'content', 'name', 'count', 'members', 'chevron', 'lines'],
  base: {
    nav: { outlineStyle: 'none', minW: '0' },
    list: {
      card: 'bleed',
      stack: true,
      alignContent: 'start',
      minH: 'full',
      p: '1.5',
      '& > li': { minW: '0' },
    },
    link: {
      row: true,
      gap: '3',
      minH: '16',
      px: '2.5',
      py: '2',
      rounded: 'sm',
      color: 'text',
      transition: 'common',
      _hover: { bg: 'subtle' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '&[aria-current=page]': { bg: 'accent.soft', _hover: { bg: 'accent.soft' } },
    },
    // Beside the name is the time of what a plugin adds.
    content: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      columnGap: '2',
      grow: true,
      '& > *': { gridColumn: '[1 / -1]' },
    },
    name: {
      gridArea: '[1 / 1 !important]',
      textStyle: 'strong',
      overflowWrap: 'anywhere',
      '[aria-current=page] &': { color: 'accent.text' },
    },
    count: { textStyle: 'caption', color: 'quiet' },
    members: { textStyle: 'caption', color: 'quiet', mt: '1', lineClamp: '2', overflowWrap: 'anywhere' },
    lines: { stack: true, minW: '0' },
    chevron: { color: 'quiet', flexShrink: '0', md: { display: 'none' } },
  },
  variants: {
    /** Whether a plugin may add a line to each row: its place is kept while it loads. */
    hasActivity: { true: { link: { minH: '[5.25rem]' } } },
    /** Whether each group is a card with its last messages. */
    isWide: {
      true: {
        list: {
          gap: '5',
          gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
          minH: '0',
          p: '0',
          bg: 'transparent',
          borderWidth: '0',
        },
        row: {
          display: 'flex',
          flexDirection: 'column',
          card: true,
          transition: 'common',
          '&:has(a:first-child:hover)': { borderColor: 'edge' },
        },
        link: {
          grow: true,
          display: 'grid',
          gridTemplateColumns: '[auto minmax(0, 1fr)]',
          gridTemplateRows: '[auto 1fr]',
          alignItems: 'start',
          rowGap: '4',
          px: '4',
          py: '4',
          rounded: 'md',
          _hover: { bg: 'transparent' },
        },
        content: { minH: '12', alignContent: 'center' },
        name: { textStyle: 'subheading' },
        members: { lineClamp: '1' },
        lines: { gridColumn: '[1 / -1]', alignSelf: 'stretch' },
      },
    },
  },
  compoundVariants: [
    // The place of three messages while they load.
    { isWide: true, hasActivity: true, css: { lines: { _empty: { minH: '[9.75rem]' } } } },
  ],
})

interface GroupListProps {
  readonly ref: Ref<HTMLElement>
  readonly groups: readonly Group[]
  readonly selected: Group | undefined
  /** Whether the groups have the whole screen, because none is open beside them. */
  readonly isWide: boolean
}

const nameOf = ({ name }: Group) => name

export function GroupList({ ref, groups, selected, isWide }: GroupListProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const nameOfMember = useMemberName()
  const countOf = useMemberCount()
  const hasActivity = useSlotEntries(groupActivity).length > 0
  const styles = groupListRecipe({ hasActivity, isWide })

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
                <span className={styles.name}>{group.name || t.noName()}</span>
                <span className={styles.count}>{countOf(group.members)}</span>
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
          </li>
        )}
      </List>
    </nav>
  )
}
