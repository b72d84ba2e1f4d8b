import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useAcceptRequest, useDeclineRequest } from '../api/connection.mutations'
import type { ConnectionRequest } from '../model/invitations'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'

interface AnswerButtonsProps {
  readonly request: ConnectionRequest
}

export function AnswerButtons({ request }: AnswerButtonsProps) {
  const t = useTexts(networkTexts)
  const accept = useAcceptRequest(request)
  const decline = useDeclineRequest(request)
  const name = displayName(request, request.email)
  const isBusy = accept.isPending || decline.isPending
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
