import { useTexts } from '@kernel'
import { Badge, Button, chevronDownIcon, closeIcon, Icon, Menu, personAddIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { useRequestConnection } from '../api/connection.mutations'
import { useCancelInvitation } from '../api/invitation.mutations'
import { invitationsQuery } from '../api/queries'
import { displayName } from '../model/person'
import { invitationOf, type PersonKeys, type Relation } from '../model/relation'
import { networkTexts } from '../texts'

/** Buttons below each other have the same width. */
const equal = css({ minW: '[4.75rem]' })
const done = css({ bg: '[{colors.subtle} !important]' })

interface RequestButtonProps {
  readonly person: PersonKeys & { readonly name: string }
  readonly relation: Relation
  /** Whether it is the main button of the screen instead of one in a list. */
  readonly isMain?: boolean
}

/** A request can be canceled. */
export function RequestButton({ person, relation, isMain = false }: RequestButtonProps) {
  const t = useTexts(networkTexts)
  const request = useRequestConnection()
  const cancel = useCancelInvitation(networkTexts.ref('people.canceled'))
  const name = displayName(person, person.email)
  const isRequested = relation === 'requested'
  const isDone = isRequested || request.isSuccess
  // Somebody who is connected, or was asked, must not be asked again.
  const isIdle = isDone || relation === 'unknown'
  const { data: invitation } = useQuery({
    ...invitationsQuery(),
    enabled: isRequested,
    select: (invitations) => (isRequested ? invitationOf(invitations, person) : undefined),
  })
  useResetWhenCanceled(isRequested, request.reset)

  if (relation === 'connected') return <Badge tone="success">{t['people.connected']()}</Badge>
  const items = invitation
    ? [
        {
          id: 'cancel',
          label: t['people.cancel'](),
          icon: closeIcon,
          onSelect: () => cancel.mutate(invitation.id),
        },
      ]
    : []
  // The request button stays mounted in all states, so that it keeps the focus.
  return (
    <Menu
      items={items}
      align="end"
      trigger={(menu) => (
        <Button
          {...(invitation ? menu : { onClick: () => !isIdle && request.mutate(person) })}
          size={isMain ? 'md' : 'sm'}
          variant={isDone ? 'quiet' : isMain ? 'solid' : 'tonal'}
          icon={isMain && !isDone ? personAddIcon : undefined}
          aria-label={t[isDone ? 'people.requestedOf' : 'people.requestOf']({ name })}
          aria-disabled={isIdle && !invitation}
          className={cx(equal, isDone && done)}
          isLoading={request.isPending || cancel.isPending}
        >
          {t[isDone ? 'people.asked' : 'people.request']()}
          {isMain && invitation && <Icon of={chevronDownIcon} size="sm" />}
        </Button>
      )}
    />
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
