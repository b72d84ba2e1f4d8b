import { type Id, useTexts } from '@kernel'
import { List, QueryBoundary } from '@kernel/parts'
import { CountBadge } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { connectionRequestsQuery } from '../api/connection-requests.query'
import { invitationsQuery } from '../api/invitations.query'
import type { ConnectionRequest, Invitation } from '../model/invitations'
import { networkTexts } from '../texts'
import { ConnectionRequestRow } from './connection-request-row'
import { InvitationRow } from './invitation-row'
import { personListRecipe, sectionRecipe } from './network.recipe'

const idOf = ({ id }: { readonly id: Id }) => id
const requestText = ({ name, login, email }: ConnectionRequest) => `${name} @${login} ${email}`
const emailOf = ({ email }: Invitation) => email

interface PendingListsProps {
  /** Whether the rows have little room, so that their buttons are below the names. */
  readonly isNarrow?: boolean
  /** Maximum number of requests and of invitations to show. */
  readonly limit?: number
  /** Content after the heading. */
  readonly children?: ReactNode
}

/** Lists connection requests to the user and the user's invitations. Renders nothing if both lists are empty. */
export function PendingLists({ isNarrow = false, limit, children }: PendingListsProps) {
  const t = useTexts(networkTexts)
  const requests = useQuery(connectionRequestsQuery())
  const invitations = useQuery(invitationsQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  const styles = sectionRecipe()
  const isEmpty = [requests, invitations].every(({ data, isError }) => !isError && !data?.length)
  if (isEmpty) return null

  const count = requests.data?.length ?? 0
  const handleRemoved = () => heading.current?.focus()
  return (
    <section className={styles.root} aria-label={t['pending.title']()}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t['pending.title']()}
          <CountBadge count={count} label={t['requests.count']({ count })} />
        </h2>
        {children}
      </div>
      <QueryBoundary query={requests} failed={t['requests.errorReading']()} fallback={null}>
        {(list) =>
          list.length > 0 && (
            <List
              items={list.slice(0, limit)}
              keyOf={idOf}
              name="requests"
              textOf={requestText}
              aria-label={t['requests.title']()}
              className={personListRecipe({ lines: isNarrow ? 'between' : 'none', isPadded: true })}
            >
              {(request, row) => (
                <ConnectionRequestRow
                  request={request}
                  isNarrow={isNarrow}
                  onRemoved={handleRemoved}
                  row={row}
                />
              )}
            </List>
          )
        }
      </QueryBoundary>
      <QueryBoundary query={invitations} failed={t['invitations.errorReading']()} fallback={null}>
        {(list) =>
          list.length > 0 && (
            <List
              items={list.slice(0, limit)}
              keyOf={idOf}
              name="invitations"
              textOf={emailOf}
              aria-label={t['invitations.title']()}
              className={personListRecipe({ isPadded: true })}
            >
              {(invitation, row) => (
                <InvitationRow invitation={invitation} onRemoved={handleRemoved} row={row} />
              )}
            </List>
          )
        }
      </QueryBoundary>
    </section>
  )
}
