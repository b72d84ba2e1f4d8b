import { useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Card, chevronDownIcon, Icon, Page } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { connectionsQuery } from '../api/connections.query'
import { networkTexts } from '../texts'
import { ConnectionsPanel } from '../ui/connections-panel'
import InvitePanel from '../ui/invite-panel'
import { inviteSection } from '../ui/invite-section'
import PendingPanel from '../ui/pending-panel'
import PeopleSearch from '../ui/people-search'
import { TagPanel } from '../ui/tag-panel'

/**
 * On phones requests and tags are short and above the connections, and the invitation follows them; on desktops all
 * these are in a column of their own.
 */
const columns = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[20rem minmax(0, 1fr)]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
  gridTemplateAreas: { base: '"side" "people" "more"', lg: '"side people" "more people"' },
})
/** Without connections, the first step comes first on phones. */
const emptyColumns = css({
  gridTemplateRows: { lg: '[auto]' },
  gridTemplateAreas: { base: '"people" "more"', lg: '"more people"' },
})
const column = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const side = css({ gridArea: 'side' })
const people = css({ gridArea: 'people' })
const more = css({ gridArea: 'more' })
/** Phones show the tags as one row of chips, which needs no card. */
const tagCard = css({
  lgDown: {
    bg: '[transparent !important]',
    borderWidth: '[0 !important]',
    shadow: '[none !important]',
    p: '[0 !important]',
  },
})
/** Without connections, a button opens the invitation. It stays mounted, because it may be sending. */
const hidden = css({ display: 'none' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minH: '12',
  px: '4',
  cursor: 'pointer',
  textStyle: 'strong',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const mark = css({ color: 'quiet', 'details[open] > summary > &': { rotate: '[180deg]' } })
const addCard = css({ '& summary:focus-visible': { outlineOffset: '[-3px]', rounded: 'lg' } })
/** The search results have a limited height, so that the connections below stay visible. */
const search = css({ px: '4', pt: '2', pb: '4', '& ul': { maxH: '[26rem]', overflowY: 'auto', px: '1' } })
/** Hides the empty card if no invitation or request is pending. */
const pending = css({ _empty: { display: 'none' } })

/** Screen with connections, tags, people search and invitations. */
export default function ManageConnections() {
  const t = useTexts(networkTexts)
  const [query] = useSearchParams()
  const isInviting = useLocation().hash === `#${inviteSection}`
  const { data: connections } = useQuery(connectionsQuery())
  const isEmpty = connections?.length === 0
  useInviteFocus()
  const tags = (
    <Card className={isEmpty ? undefined : tagCard}>
      <TagPanel />
    </Card>
  )
  const add = (
    <Card key="add" padding="none" className={addCard}>
      <details open={query.has('q')}>
        <summary className={summary}>
          {t['connections.add']()}
          <Icon of={chevronDownIcon} className={mark} />
        </summary>
        <div className={search}>
          <PeopleSearch />
        </div>
      </details>
    </Card>
  )
  const list = <ConnectionsPanel key="list" />
  return (
    <Page width="wide">
      <Toolbar title={t['connections.title']()} />
      <div className={cx(columns, isEmpty && emptyColumns)}>
        {!isEmpty && (
          <div className={cx(column, side)}>
            <Card className={pending}>
              <PendingPanel isFolding />
            </Card>
            {tags}
          </div>
        )}
        <div className={cx(column, people)}>{isEmpty ? [list, add] : [add, list]}</div>
        <div className={cx(column, more)}>
          {isEmpty && (
            <>
              <Card className={pending}>
                <PendingPanel />
              </Card>
              {tags}
            </>
          )}
          <Card id={inviteSection} tabIndex={-1} className={isEmpty && !isInviting ? hidden : undefined}>
            <InvitePanel />
          </Card>
        </div>
      </div>
    </Page>
  )
}

/** Moves the focus to the invitations if the URL names them. */
function useInviteFocus(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again after another click on the link
  useEffect(() => {
    // Run after the new screen has focused its start, which happens in the same task.
    if (hash === `#${inviteSection}`) queueMicrotask(() => document.getElementById(inviteSection)?.focus())
  }, [hash, key])
}
