import { useTexts } from '@kernel'
import { Badge, Button } from '@kernel/ui'
import { useEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { useRequestConnection } from '../api/request-connection.mutation'
import type { FoundPerson } from '../model/person-search-result'
import { displayName } from '../model/person-summary'
import type { Relation } from '../model/relation'
import { networkTexts } from '../texts'

/** Buttons below each other have the same width. */
const equal = css({ minW: '[4.75rem]' })
const done = css({ bg: '[{colors.subtle} !important]' })

interface RequestButtonProps {
  readonly person: Omit<FoundPerson, 'id'> & Partial<Pick<FoundPerson, 'id'>>
  readonly relation: Relation
}

/** Button that requests a connection, or the state of the connection. */
export function RequestButton({ person, relation }: RequestButtonProps) {
  const t = useTexts(networkTexts)
  const request = useRequestConnection()
  const name = displayName(person, person.email)
  const isRequested = relation === 'requested'
  const isDone = isRequested || request.isSuccess
  useResetWhenCanceled(isRequested, request.reset)

  if (relation === 'connected') return <Badge tone="success">{t['people.connected']()}</Badge>
  // The request button stays mounted, so that it keeps the focus.
  return (
    <Button
      size="sm"
      variant={isDone ? 'quiet' : 'tonal'}
      aria-label={t[isDone ? 'people.requestedOf' : 'people.requestOf']({ name })}
      aria-disabled={isDone}
      className={cx(equal, isDone && done)}
      isLoading={request.isPending}
      onClick={() => !isDone && request.mutate(person)}
    >
      {t[isDone ? 'people.asked' : 'people.request']()}
    </Button>
  )
}

/** Enables the request button again once the server no longer lists the earlier connection request. */
function useResetWhenCanceled(isRequested: boolean, reset: () => void): void {
  const wasRequested = useRef(isRequested)
  useEffect(() => {
    if (wasRequested.current && !isRequested) reset()
    wasRequested.current = isRequested
  }, [isRequested, reset])
}
