import { useCode, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Button, ButtonLink, Card, Dialog, Page, personAddIcon, searchIcon, useMedia } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { connectionsQuery, tagsQuery } from '../api/queries'
import { networkTexts } from '../texts'
import { ConnectionsPanel } from '../ui/connections-panel'
import InvitePanel from '../ui/invite-panel'
import { inviteSection } from '../ui/invite-section'
import { PendingLists, SentInvitations } from '../ui/pending-lists'
import PeopleSearch from '../ui/people-search'
import { TagPanel } from '../ui/tag-panel'

const columns = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    lg: '[minmax(0, 1fr) 15.5rem]',
    xl: '[minmax(0, {sizes.column.page}) minmax(0, 1fr)]',
  },
})
const column = css({ stack: true, gap: { base: '3', md: '5' } })
/** Between the parts of a screen that has no cards in columns. */
const spaced = css({ gap: '8!' })
const total = css({ color: 'quiet', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })
/** The title and the main action have one line on phones, where "Me" has the invitation. */
const wide = css({ mdDown: { display: 'none' } })
// On phones the button shows only its icon, so that it stands beside the title.
const add = css({ smDown: { w: 'touch', px: '0' } })
const addLabel = css({ smDown: { srOnly: true } })
/** The search results have a limited height, so that the connections below stay visible. */
const search = css({ '& ul': { maxH: '[26rem]', scrollBox: true } })
/** Hides the empty card if no request or no invitation is pending. */
const pending = css({ _empty: { display: 'none' } })
const side = css({ stickyAside: true, pb: '4' })

const loadCards = () => import('../ui/people-cards')

export const queries = () => [connectionsQuery(), tagsQuery()]

export default function ManageConnections() {
  const t = useTexts(networkTexts)
  const [query] = useSearchParams()
  const [isAdding, setIsAdding] = useState(query.has('q'))
  const isWide = useMedia('(min-width: 64rem)')
  const { data: connections, isPending } = useQuery(connectionsQuery())
  const { data: tags, isPending: isPendingTags } = useQuery(tagsQuery())
  // Who has nobody yet finds people first, so the place of the connections has the only buttons, and no tags beside it.
  const isNew = connections?.length === 0 && tags?.length === 0 && !isAdding
  // Buttons that would vanish once that is known wait for it.
  const hasActions = !isPending && !isPendingTags && !isNew
  const PeopleCards = useCode(loadCards, isNew).code?.default
  const count = connections?.length ?? 0
  return (
    <Page width="wide">
      <Toolbar
        isPlace
        title={
          <>
            {t['connections.title']()}
            {count > 0 && (
              <span aria-hidden="true" className={total}>
                {' '}
                {count}
              </span>
            )}
          </>
        }
        actions={
          hasActions && (
            <>
              <ButtonLink
                to={{ search: query.toString(), hash: inviteSection }}
                variant="soft"
                icon={personAddIcon}
                className={wide}
              >
                {t['invite.title']()}
              </ButtonLink>
              <Button
                icon={searchIcon}
                aria-expanded={isAdding}
                className={add}
                onClick={() => setIsAdding(!isAdding)}
              >
                <span className={addLabel}>{t['people.title']()}</span>
              </Button>
            </>
          )
        }
      />
      <div className={cx(!isNew && columns)}>
        <div className={cx(column, isNew && spaced)}>
          {isAdding && (
            <div className={search}>
              <PeopleSearch />
            </div>
          )}
          <Card isBleed className={pending}>
            <PendingLists />
          </Card>
          <ConnectionsPanel isAlone={isNew} />
          {PeopleCards && <PeopleCards hasRoom />}
          {!isWide && count === 0 && !isNew && <Tags />}
          {(!isWide || isNew) && <Sent />}
        </div>
        {isWide && !isNew && (
          <aside className={cx(column, side)}>
            <Tags />
            <Sent />
          </aside>
        )}
      </div>
      <Invitation />
    </Page>
  )
}

function Tags() {
  return (
    <Card isBleed>
      <TagPanel />
    </Card>
  )
}

/** What the user has sent is beside the connections, or below them: they are what the screen is for. */
function Sent() {
  return (
    <Card isBleed className={pending}>
      <SentInvitations />
    </Card>
  )
}

/** The invitation in a dialog, which is in the URL, so that other screens can link to it. */
function Invitation() {
  const t = useTexts(networkTexts)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  return (
    <Dialog
      isOpen={hash === `#${inviteSection}`}
      onClose={() => navigate({ search, hash: '' }, { replace: true })}
      title={t['invite.title']()}
    >
      <InvitePanel />
    </Dialog>
  )
}
