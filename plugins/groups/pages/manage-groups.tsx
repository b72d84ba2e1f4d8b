import { sameId, useHref, useTexts } from '@kernel'
import { CopyNotice, confirmRequested, Slot, Toolbar, useQueryFocus } from '@kernel/parts'
import {
  ButtonLink,
  Card,
  chatIcon,
  compassIcon,
  EmptyState,
  groupIcon,
  Page,
  plusIcon,
  useMedia,
} from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Ref, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { myCoursesRoute } from '../../courses/contract'
import { messagesRoute } from '../../messaging/contract'
import { discoverRoute, useFindPeople } from '../../network/contract'
import { newcomerSections } from '../../posts/contract'
import { useDeleteGroup } from '../api/mutations'
import { groupsQuery } from '../api/queries'
import { createGroupRoute, groupActivity, groupListSections } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupDetails } from '../ui/group-details'
import { GroupList } from '../ui/group-list'
import { GroupNotFound } from '../ui/group-not-found'
import { GroupsIllustration } from '../ui/groups-illustration'

interface NoGroupsProps {
  readonly ref: Ref<HTMLElement>
  readonly create: string | undefined
}

function NoGroups({ ref, create }: NoGroupsProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const canWrite = href(messagesRoute)
  const findPeople = useFindPeople()
  return (
    <section ref={ref} tabIndex={-1} className={noOutline}>
      <Card isBleed>
        <EmptyState
          isLow
          art={<GroupsIllustration />}
          title={t['list.empty']()}
          points={[
            { icon: chatIcon, text: canWrite && t['list.empty.message']() },
            { icon: groupIcon, text: canWrite && t['list.empty.latest']() },
            {
              icon: compassIcon,
              text: href(myCoursesRoute) && href(discoverRoute) && t['list.empty.discover'](),
            },
          ]}
          action={
            <>
              <ButtonLink to={create} icon={plusIcon}>
                {t['list.create']()}
              </ButtonLink>
              {findPeople && (
                <ButtonLink to={findPeople} variant="soft">
                  {t['list.findPeople']()}
                </ButtonLink>
              )}
            </>
          }
        >
          {t['list.empty.text']()}
        </EmptyState>
      </Card>
    </section>
  )
}

/** Class of elements hidden on phones, which show the list of groups or one group; wider screens show both. */
const deskOnly = css({ mdDown: { display: 'none' } })

/** The list beside the open group. */
const columns = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[15rem minmax(0, 1fr)]',
    lg: '[18.5rem minmax(0, 1fr)]',
  },
})
const noOutline = css({ outlineStyle: 'none' })
const spaced = css({ stack: true, gap: '8' })
const contributed = css({
  card: 'bleed',
  stack: true,
  gap: '6',
  p: '4',
  mt: '5',
  _empty: { display: 'none' },
})
const lead = css({ textStyle: 'small', mt: '-2', mb: '4', color: 'quiet' })

const text = groupsTexts.ref

export const queries = () => [groupsQuery()]
export const parts = [groupActivity, groupListSections]

export default function ManageGroups() {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { idInUrl, wantedId, selected, remove, deletingId } = useChosenGroup(groups)
  const { list, details } = useColumnFocus(idInUrl)
  const isWide = useMedia('(min-width: 48rem)')

  const isListAlone = wantedId === null
  const create = (
    // The group beside the list has the button that stands out.
    <ButtonLink to={href(createGroupRoute)} icon={plusIcon} variant={isListAlone ? undefined : 'soft'}>
      {t['list.create']()}
    </ButtonLink>
  )
  if (groups.length === 0)
    return (
      <Page width="wide">
        <Toolbar isPlace title={t.manage()} />
        {/* The empty state also gets the focus after the last group was deleted. */}
        <div className={spaced}>
          <NoGroups ref={list} create={href(createGroupRoute)} />
          <Slot of={newcomerSections} props={{}} whenFailed="nothing" />
        </div>
      </Page>
    )
  return (
    <Page width="wide">
      <div className={cx(selected && deskOnly)}>
        <Toolbar isPlace title={t.manage()} actions={create} />
        {isListAlone && <p className={lead}>{t['list.empty.text']()}</p>}
        <CopyNotice of={groupsQuery()} />
      </div>
      <div className={cx(!isListAlone && columns)}>
        <div className={cx(!isListAlone && deskOnly)}>
          <GroupList ref={list} groups={groups} selected={selected} isWide={isListAlone && isWide} />
        </div>
        {selected ? (
          <GroupDetails
            ref={details}
            group={selected}
            isDeleting={sameId(deletingId, selected.id)}
            onDelete={() => remove(selected)}
          />
        ) : (
          !isListAlone && (
            <section ref={details} tabIndex={-1} className={noOutline}>
              <Card isBleed>
                <GroupNotFound />
              </Card>
            </section>
          )
        )}
      </div>
      {isListAlone && (
        <Slot
          of={groupListSections}
          props={{ groups }}
          frame={(entries) => <div className={contributed}>{entries}</div>}
        />
      )}
    </Page>
  )
}

function useChosenGroup(groups: readonly Group[]) {
  const t = useTexts(groupsTexts)
  const [search, setSearch] = useSearchParams()
  const requestConfirm = useUnit(confirmRequested)
  const { mutate, variables: deletedId, isPending } = useDeleteGroup()
  const idInUrl = search.get('group')
  const selected = groups.find(({ id }) => sameId(id, idInUrl ?? undefined))
  // Remove the group from the URL after its deletion.
  const isDeleted = !selected && idInUrl !== null && sameId(deletedId, idInUrl)

  useEffect(() => {
    if (isDeleted) setSearch({}, { replace: true })
  }, [isDeleted, setSearch])

  return {
    idInUrl,
    wantedId: isDeleted ? null : idInUrl,
    selected,
    deletingId: isPending ? deletedId : undefined,
    remove: ({ id, name }: Group) =>
      requestConfirm({
        title: text('delete.title'),
        body: text('delete.text', { name: name || t.noName() }),
        no: text('delete.keep'),
        yes: { label: text('delete.yes'), isDanger: true, run: () => mutate(id) },
      }),
  }
}

/** Moves the focus when a group is opened (to its details) or closed (to the list). */
function useColumnFocus(idInUrl: string | null) {
  const list = useRef<HTMLElement>(null)
  const details = useRef<HTMLElement>(null)
  useQueryFocus(idInUrl, idInUrl === null ? list : details)
  return { list, details }
}
