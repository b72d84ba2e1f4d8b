import { useTexts } from '@kernel'
import { Button, checkIcon, closeIcon, IconButton, useMedia } from '@kernel/ui'
import { useAcceptRequest, useDeclineRequest } from '../api/connection.mutations'
import type { ConnectionRequest } from '../model/invitations'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'

interface AnswerButtonsProps {
  readonly request: ConnectionRequest
  /** Whether the buttons stand beside the name also on phones, which have room for their icons only. */
  readonly isInRow?: boolean
}

export function AnswerButtons({ request, isInRow = false }: AnswerButtonsProps) {
  const t = useTexts(networkTexts)
  const accept = useAcceptRequest(request)
  const decline = useDeclineRequest(request)
  const name = displayName(request, request.email)
  const isBusy = accept.isPending || decline.isPending
  const isNarrow = useMedia('(max-width: 39.99rem)') && isInRow
  if (isNarrow)
    return (
      <>
        <IconButton
          data-above-toasts=""
          variant="tonal"
          icon={checkIcon}
          label={t['requests.acceptOf']({ name })}
          aria-busy={accept.isPending}
          onClick={() => !isBusy && accept.mutate()}
        />
        <IconButton
          data-above-toasts=""
          icon={closeIcon}
          label={t['requests.declineOf']({ name })}
          aria-busy={decline.isPending}
          onClick={() => !isBusy && decline.mutate()}
        />
      </>
    )
  return (
    <>
      <Button
        data-above-toasts=""
        size="sm"
        variant="tonal"
        aria-label={t['requests.acceptOf']({ name })}
        isLoading={accept.isPending}
        onClick={() => !isBusy && accept.mutate()}
      >
        {t['requests.accept']()}
      </Button>
      <Button
        data-above-toasts=""
        size="sm"
        variant="quiet"
        aria-label={t['requests.declineOf']({ name })}
        isLoading={decline.isPending}
        onClick={() => !isBusy && decline.mutate()}
      >
        {t['requests.decline']()}
      </Button>
    </>
  )
}
