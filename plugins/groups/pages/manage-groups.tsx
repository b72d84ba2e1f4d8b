import { myPageRoute, sameId, useHref, useTexts } from '@kernel'
import { confirmRequested, Toolbar } from '@kernel/parts'
import { ButtonLink, EmptyState, Page, PeopleIllustration, plusIcon, VisuallyHidden } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { useDeleteGroup } from '../api/delete-group.mutation'
import { groupsQuery } from '../api/groups.query'
import { createGroupRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupDetails } from '../ui/group-details'
import { GroupList } from '../ui/group-list'
import { GroupNotFound } from '../ui/group-not-found'
import { deskOnly, phoneOnly } from '../ui/responsive.styles'

const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[16rem minmax(0, 1fr)]',
    lg: '[20rem minmax(0, 1fr)]',
  },
})
const noOutline = css({ outlineStyle: 'none' })

const text = groupsTexts.ref

/** My groups, and beside them the chosen one, which stands in the address (GRP-LIST-01). */
export default function ManageGroups() {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { wanted, chosen, remove, isDeleting } = useChosenGroup(groups)
  const { list, details } = useColumnFocus(wanted)

  const create = (
    <ButtonLink to={href(createGroupRoute)} icon={plusIcon}>
      {t['list.create']()}
    </ButtonLink>
  )
  if (groups.length === 0) {
    return (
      <Page width="wide">
        <Toolbar title={t['list.title']()} backTo={href(myPageRoute)} />
        {/* Whoever has deleted their last group is here as well. */}
        <section ref={list} tabIndex={-1} className={noOutline}>
          <EmptyState art={<PeopleIllustration />} title={t['list.empty']()} action={create}>
            {t['list.empty.text']()}
          </EmptyState>
        </section>
      </Page>
    )
  }
  const isListAlone = wanted === null
  const actions = (
    <>
      <span className={deskOnly}>{create}</span>
      <span className={phoneOnly}>
        <ButtonLink to={href(createGroupRoute)} isIcon icon={plusIcon}>
          <VisuallyHidden>{t['list.create']()}</VisuallyHidden>
        </ButtonLink>
      </span>
    </>
  )

  return (
    <Page width="wide">
      <div className={cx(chosen && deskOnly)}>
        <Toolbar title={t['list.title']()} backTo={href(myPageRoute)} actions={actions} />
      </div>
      <div className={columns}>
        <div className={cx(!isListAlone && deskOnly)}>
          <GroupList ref={list} groups={groups} chosen={chosen} />
        </div>
        {chosen ? (
          <GroupDetails
            ref={details}
            group={chosen}
            isDeleting={isDeleting}
            onDelete={() => remove(chosen)}
          />
        ) : (
          <section ref={details} tabIndex={-1} className={cx(noOutline, isListAlone && deskOnly)}>
            {isListAlone ? <NoGroupChosen /> : <GroupNotFound />}
          </section>
        )}
      </div>
    </Page>
  )
}

function NoGroupChosen() {
  const t = useTexts(groupsTexts)
  return (
    <EmptyState art={<PeopleIllustration />} title={t['list.choose']()}>
      {t['list.choose.text']()}
    </EmptyState>
  )
}

/** Which group the address names, and how to delete it. */
function useChosenGroup(groups: readonly Group[]) {
  const t = useTexts(groupsTexts)
  const [search, setSearch] = useSearchParams()
  const ask = useUnit(confirmRequested)
  const { mutate, variables: deletedId, isPending } = useDeleteGroup()
  const inAddress = search.get('group')
  const chosen = groups.find(({ id }) => sameId(id, inAddress ?? undefined))
  // Of a group that was deleted here the address has nothing more to say.
  const isDeleted = !chosen && inAddress !== null && sameId(deletedId, inAddress)

  useEffect(() => {
    if (isDeleted) setSearch({}, { replace: true })
  }, [isDeleted, setSearch])

  return {
    wanted: isDeleted ? null : inAddress,
    chosen,
    isDeleting: isPending && sameId(deletedId, chosen?.id),
    remove: ({ id, name }: Group) =>
      ask({
        title: text('delete.title'),
        body: text('delete.text', { name: name || t.noName() }),
        yes: { isDanger: true, run: () => mutate(id) },
      }),
  }
}

/** Another group is another place: it begins at its top, and so does a screen reader. */
function useColumnFocus(wanted: string | null) {
  const list = useRef<HTMLElement>(null)
  const details = useRef<HTMLElement>(null)
  const before = useRef(wanted)
  useEffect(() => {
    if (before.current === wanted) return
    before.current = wanted
    window.scrollTo(0, 0)
    const place = wanted === null ? list : details
    place.current?.focus({ preventScroll: true })
  }, [wanted])
  return { list, details }
}
