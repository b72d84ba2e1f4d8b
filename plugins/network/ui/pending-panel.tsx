import { useTexts } from '@kernel'
import { QueryBoundary } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { connectionRequestsQuery } from '../api/connection-requests.query'
import { invitationsQuery } from '../api/invitations.query'
import { networkTexts } from '../texts'
import { ConnectionRequestRow } from './connection-request-row'
import { InvitationRow } from './invitation-row'
import { sectionRecipe } from './network.recipe'

/** Connection requests to the user and the user's invitations; renders nothing if there are none. */
export default function PendingPanel() {
  const t = useTexts(networkTexts)
  const requests = useQuery({ ...connectionRequestsQuery(), throwOnError: false })
  const invitations = useQuery({ ...invitationsQuery(), throwOnError: false })
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
              <ul role="list" className={styles.list}>
                {list.map((request) => (
                  <ConnectionRequestRow key={request.id} request={request} onRemoved={handleRemoved} />
                ))}
              </ul>
            </div>
          )
        }
      </QueryBoundary>
      <QueryBoundary query={invitations} failed={t['invitations.errorReading']()} fallback={null}>
        {(list) =>
          list.length > 0 && (
            <div>
              <h3 className={styles.text}>{t['invitations.title']()}</h3>
              <ul role="list" className={styles.list}>
                {list.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} onRemoved={handleRemoved} />
                ))}
              </ul>
            </div>
          )
        }
      </QueryBoundary>
    </section>
  )
}
