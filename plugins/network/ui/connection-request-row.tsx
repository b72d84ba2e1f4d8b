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

/** Below the name, if the buttons do not fit beside it. */
const indented = css({ ms: '[3.25rem]' })

interface ConnectionRequestRowProps {
  readonly request: ConnectionRequest
  /** Called before the row is removed, to move the focus to another element. */
  readonly onRemoved: () => void
  readonly row: ListRowProps
}

/** Row of a connection request with accept and decline buttons. */
export function ConnectionRequestRow({ request, onRemoved, row }: ConnectionRequestRowProps) {
  const t = useTexts(networkTexts)
  const accept = useAcceptRequest(request, onRemoved)
  const decline = useDeclineRequest(request, onRemoved)
  const styles = personRowRecipe()
  const name = displayName(request, request.email)
  const isBusy = accept.isPending || decline.isPending

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
      <div className={cx(styles.actions, indented)}>
        <Button
          size="sm"
          variant="soft"
          aria-label={t['requests.acceptOf']({ name })}
          isLoading={accept.isPending}
          onClick={() => !isBusy && accept.mutate()}
        >
          {t['requests.accept']()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t['requests.declineOf']({ name })}
          isLoading={decline.isPending}
          onClick={() => !isBusy && decline.mutate()}
        >
          {t['requests.decline']()}
        </Button>
      </div>
    </li>
  )
}
