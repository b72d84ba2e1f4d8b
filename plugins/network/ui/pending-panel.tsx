import { type Id, useTexts } from '@kernel'
import { List, QueryBoundary } from '@kernel/parts'
import { CountBadge, chevronDownIcon, Icon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { connectionRequestsQuery } from '../api/connection-requests.query'
import { invitationsQuery } from '../api/invitations.query'
import type { ConnectionRequest, Invitation } from '../model/invitations'
import { networkTexts } from '../texts'
import { ConnectionRequestRow } from './connection-request-row'
import { InvitationRow } from './invitation-row'
import { sectionRecipe } from './network.recipe'

const counted = css({ display: 'flex', alignItems: 'center', gap: '2' })

const head = css({ position: 'relative', display: 'flex', alignItems: 'center', gap: '2' })
/** The button covers the heading, so that all of it can be pressed; desktops always show the lists. */
const toggle = css({
  display: { base: 'flex', lg: 'none' },
  flex: '1',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minH: '6',
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '[-10px 0]' },
  '& > svg': { color: 'quiet' },
  '&[aria-expanded=true] > svg': { rotate: '[180deg]' },
})
const body = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const folded = css({ lgDown: { display: 'none' } })

const idOf = ({ id }: { readonly id: Id }) => id
const requestText = ({ name, login, email }: ConnectionRequest) => `${name} @${login} ${email}`
const emailOf = ({ email }: Invitation) => email

interface PendingPanelProps {
  /** Whether phones show only the heading with the number of requests until it is pressed. */
  readonly isFolding?: boolean
}

/** Lists connection requests to the user and the user's invitations. Renders nothing if both lists are empty. */
export default function PendingPanel({ isFolding = false }: PendingPanelProps) {
  const t = useTexts(networkTexts)
  const requests = useQuery(connectionRequestsQuery())
  const invitations = useQuery(invitationsQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const styles = sectionRecipe()
  const isEmpty = [requests, invitations].every(({ data, isError }) => !isError && !data?.length)
  if (isEmpty) return null

  const count = requests.data?.length ?? 0
  const handleRemoved = () => heading.current?.focus()
  return (
    <section className={styles.root} aria-label={t['pending.title']()}>
      <div className={head}>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {t['pending.title']()}
        </h2>
        {isFolding && (
          <button
            type="button"
            aria-labelledby={`${id}-title`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className={toggle}
          >
            <CountBadge count={count} label={t['requests.count']({ count })} />
            <Icon of={chevronDownIcon} />
          </button>
        )}
      </div>
      <div id={id} className={cx(body, isFolding && !isOpen && folded)}>
        <QueryBoundary query={requests} failed={t['requests.errorReading']()} fallback={null}>
          {(list) =>
            list.length > 0 && (
              <div>
                <h3 className={cx(styles.text, counted)}>
                  {t['requests.title']()}
                  <CountBadge count={list.length} label={t['requests.count']({ count: list.length })} />
                </h3>
                <List items={list} keyOf={idOf} name="requests" textOf={requestText} className={styles.list}>
                  {(request, row) => (
                    <ConnectionRequestRow request={request} onRemoved={handleRemoved} row={row} />
                  )}
                </List>
              </div>
            )
          }
        </QueryBoundary>
        <QueryBoundary query={invitations} failed={t['invitations.errorReading']()} fallback={null}>
          {(list) =>
            list.length > 0 && (
              <div>
                <h3 className={styles.text}>{t['invitations.title']()}</h3>
                <List items={list} keyOf={idOf} name="invitations" textOf={emailOf} className={styles.list}>
                  {(invitation, row) => (
                    <InvitationRow invitation={invitation} onRemoved={handleRemoved} row={row} />
                  )}
                </List>
              </div>
            )
          }
        </QueryBoundary>
      </div>
    </section>
  )
}
