import { useTexts } from '@kernel'
import { imageUrl, type ListRowProps } from '@kernel/parts'
import { Avatar, Button } from '@kernel/ui'
import { css, cx } from 'styled-system/css'
import { useAcceptRequest, useDeclineRequest } from '../api/answer-request.mutation'
import type { ConnectionRequest } from '../model/invitations'
import { displayName } from '../model/person-summary'
import { networkTexts } from '../texts'
import { ContributedActions } from './contributed-actions'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'

/** Below the name, where the buttons have no room beside it. */
const below = css({ w: 'full', ps: '[3.5625rem]' })

interface ConnectionRequestRowProps {
  readonly request: ConnectionRequest
  /** Whether the buttons are below the name. */
  readonly isNarrow: boolean
  /** Called before the row is removed, to move the focus to another element. */
  readonly onRemoved: () => void
  readonly row: ListRowProps
}

/** Row of a connection request with accept and decline buttons. */
export function ConnectionRequestRow({ request, isNarrow, onRemoved, row }: ConnectionRequestRowProps) {
  const t = useTexts(networkTexts)
  const accept = useAcceptRequest(request, onRemoved)
  const decline = useDeclineRequest(request, onRemoved)
  const styles = personRowRecipe()
  const name = displayName(request, request.email)
  const isBusy = accept.isPending || decline.isPending
  const yes = (
    <Button
      key="accept"
      size="sm"
      aria-label={t['requests.acceptOf']({ name })}
      isLoading={accept.isPending}
      onClick={() => !isBusy && accept.mutate()}
    >
      {t['requests.accept']()}
    </Button>
  )
  const no = (
    <Button
      key="decline"
      size="sm"
      variant="quiet"
      aria-label={t['requests.declineOf']({ name })}
      isLoading={decline.isPending}
      onClick={() => !isBusy && decline.mutate()}
    >
      {t['requests.decline']()}
    </Button>
  )

  return (
    <li {...row} className={styles.root}>
      <div className={styles.person}>
        <Avatar src={imageUrl(request.pictureUrl)} name={name} />
        <div className={styles.content}>
          <p title={name} className={styles.name}>
            <PersonLink login={request.login}>{name}</PersonLink>
          </p>
          {request.login !== '' && (
            <p className={styles.detail}>
              <bdi>@{request.login}</bdi>
            </p>
          )}
        </div>
      </div>
      <ContributedActions person={{ ...request, id: undefined }} />
      {/* The main button is next to the name, or at the end of the row. */}
      <div className={cx(styles.actions, isNarrow && below)}>{isNarrow ? [yes, no] : [no, yes]}</div>
    </li>
  )
}
