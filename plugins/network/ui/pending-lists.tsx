import { type Id, useTexts } from '@kernel'
import { CopyNotice, List, type ListRowProps, QueryBoundary } from '@kernel/parts'
import { CountBadge, Icon, IconButton, mailIcon, trashIcon } from '@kernel/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { useCancelInvitation } from '../api/invitation.mutations'
import { connectionRequestsQuery, invitationsQuery, receivedRequestsQuery } from '../api/queries'
import type { ConnectionRequest, Invitation } from '../model/invitations'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { AnswerButtons } from './answer-buttons'
import { ContributedActions } from './contributed-actions'
import { personListRecipe, personRowRecipe, sectionRecipe } from './network.recipe'
import { PersonRow } from './person-row'

/** Below the name, where the buttons have no room beside it. */
const below = css({ w: 'full', ps: '[3.5625rem]', pb: '1' })
/** Phones have one line too: the buttons are at the edge of the window, so that the name has room. */
const oneLine = css({ minH: '16!', smDown: { columnGap: '0!', pe: '1!', '& > :first-child': { me: '2' } } })
const invited = css({
  flexWrap: '[nowrap !important]',
  minH: '12!',
  py: '1!',
})
const letter = css({ circle: true, w: '8', h: '8', bg: 'subtle', color: 'quiet' })

const idOf = ({ id }: { readonly id: Id }) => id
const requestText = ({ name, login, email }: ConnectionRequest) => `${name} @${login} ${email}`
const emailOf = ({ email }: Invitation) => email

/** Whether a list has nothing to show; while a failed request is sent again, its error stays. */
const isEmpty = ({ data, isError, isFetching, errorUpdateCount }: UseQueryResult<readonly unknown[]>) =>
  !data?.length && !isError && !(isFetching && data === undefined && errorUpdateCount > 0)

interface PendingListsProps {
  /** Maximum number of requests in the narrow panel beside the feed. */
  readonly limit?: number
  readonly children?: ReactNode
}

/** Renders nothing if it is empty. */
export function PendingLists({ limit, children }: PendingListsProps) {
  const isPanel = limit !== undefined
  const t = useTexts(networkTexts)
  const requests = useQuery(receivedRequestsQuery())
  const styles = sectionRecipe()
  if (isEmpty(requests)) return null

  const count = requests.data?.length ?? 0
  return (
    <section className={styles.root} aria-label={t['pending.title']()}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t['pending.title']()}
          <CountBadge count={count} label={t['requests.count']({ count })} />
        </h2>
        {children}
      </div>
      <CopyNotice of={connectionRequestsQuery()} />
      <QueryBoundary query={requests} failed={t['requests.errorReading']()} fallback={null}>
        {(list) =>
          list.length > 0 && (
            <List
              items={list.slice(0, limit)}
              keyOf={idOf}
              name="requests"
              textOf={requestText}
              aria-label={t['requests.title']()}
              className={personListRecipe({ lines: isPanel ? 'between' : 'none', isPadded: true })}
            >
              {(request, row) => {
                const menu = <ContributedActions person={{ ...request, id: undefined }} />
                return (
                  <PersonRow
                    {...request}
                    row={row}
                    name={displayName(request, request.email)}
                    detail={request.login && <bdi>@{request.login}</bdi>}
                    className={isPanel ? undefined : oneLine}
                  >
                    {isPanel && menu}
                    <div className={cx(personRowRecipe().actions, isPanel && below)}>
                      <AnswerButtons request={request} isInRow={!isPanel} />
                    </div>
                    {!isPanel && menu}
                  </PersonRow>
                )
              }}
            </List>
          )
        }
      </QueryBoundary>
    </section>
  )
}

/** Renders nothing if it is empty. */
export function SentInvitations() {
  const t = useTexts(networkTexts)
  const invitations = useQuery(invitationsQuery())
  const styles = sectionRecipe()
  if (isEmpty(invitations)) return null

  return (
    <section className={styles.root} aria-label={t['invitations.title']()}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t['invitations.title']()}</h2>
      </div>
      <CopyNotice of={invitationsQuery()} />
      <QueryBoundary query={invitations} failed={t['invitations.errorReading']()} fallback={null}>
        {(list) =>
          list.length > 0 && (
            <List
              items={list}
              keyOf={idOf}
              name="invitations"
              textOf={emailOf}
              aria-label={t['invitations.title']()}
              className={personListRecipe({ isPadded: true })}
            >
              {(invitation, row) => <InvitationRow invitation={invitation} row={row} />}
            </List>
          )
        }
      </QueryBoundary>
    </section>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly row: ListRowProps
}

function InvitationRow({ invitation, row }: InvitationRowProps) {
  const t = useTexts(networkTexts)
  const { mutate, isPending } = useCancelInvitation(networkTexts.ref('invitations.cancelled'))
  const email = invitation.email || t['invitations.unknown']()
  const sign = (
    <span className={letter}>
      <Icon of={mailIcon} size="sm" />
    </span>
  )

  return (
    <PersonRow row={row} name={email} sign={sign} className={invited}>
      <IconButton
        icon={trashIcon}
        label={t['invitations.cancelOf']({ email })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(invitation.id)}
      />
    </PersonRow>
  )
}
