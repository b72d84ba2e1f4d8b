import { type Id, useTexts } from '@kernel'
import { List, QueryBoundary } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { connectionRequestsQuery } from '../api/connection-requests.query'
import { invitationsQuery } from '../api/invitations.query'
import type { ConnectionRequest, Invitation } from '../model/invitations'
import { networkTexts } from '../texts'
import { ConnectionRequestRow } from './connection-request-row'
import { InvitationRow } from './invitation-row'
import { sectionRecipe } from './network.recipe'

const idOf = ({ id }: { readonly id: Id }) => id
const requestText = ({ name, login, email }: ConnectionRequest) => `${name} @${login} ${email}`
const emailOf = ({ email }: Invitation) => email

/** Lists connection requests to the user and the user's invitations. Renders nothing if both lists are empty. */
export default function PendingPanel() {
  const t = useTexts(networkTexts)
  const requests = useQuery(connectionRequestsQuery())
  const invitations = useQuery(invitationsQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  const styles = sectionRecipe()
  const isEmpty = [requests, invitations].every(({ data, isError }) => !isError && !data?.length)
  if (isEmpty) return null

  const handleRemoved = () => heading.current?.focus()
  return (
    <section className={styles.root} aria-label={t['pending.title']()}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t['pending.title']()}
      </h2>
      <QueryBoundary query={requests} failed={t['requests.errorReading']()} fallback={null}>
        {(list) =>
          list.length > 0 && (
            <div>
              <h3 className={styles.text}>{t['requests.title']()}</h3>
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
    </section>
  )
}
