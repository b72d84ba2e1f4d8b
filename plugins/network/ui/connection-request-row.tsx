import { imageUrl, type ListRowProps } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { css, cx } from 'styled-system/css'
import type { ConnectionRequest } from '../model/invitations'
import { displayName } from '../model/person'
import { AnswerButtons } from './answer-buttons'
import { ContributedActions } from './contributed-actions'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'

/** Below the name, where the buttons have no room beside it. */
const below = css({ w: 'full', ps: '[3.5625rem]' })

interface ConnectionRequestRowProps {
  readonly request: ConnectionRequest
  /** Whether the buttons are below the name. */
  readonly isNarrow: boolean
  readonly row: ListRowProps
}

export function ConnectionRequestRow({ request, isNarrow, row }: ConnectionRequestRowProps) {
  const styles = personRowRecipe()
  const name = displayName(request, request.email)

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
      <div className={cx(styles.actions, isNarrow && below)}>
        <AnswerButtons request={request} isReversed={!isNarrow} />
      </div>
    </li>
  )
}
