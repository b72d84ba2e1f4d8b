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
  const answers = [
    [accept, checkIcon, 'tonal', t['requests.accept'](), t['requests.acceptOf']({ name })],
    [decline, closeIcon, 'quiet', t['requests.decline'](), t['requests.declineOf']({ name })],
  ] as const
  return answers.map(([{ isPending, mutate }, icon, variant, text, label]) => {
    const common = { variant, 'data-above-toasts': '', onClick: () => !isBusy && mutate() }
    return isNarrow ? (
      <IconButton key={text} {...common} icon={icon} label={label} aria-busy={isPending} />
    ) : (
      <Button key={text} {...common} size="sm" aria-label={label} isLoading={isPending}>
        {text}
      </Button>
    )
  })
}
