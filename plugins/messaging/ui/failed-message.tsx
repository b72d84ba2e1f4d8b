import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { $waiting, discardRequested, retryRequested } from '../model/outbox'
import { messagingTexts } from '../texts'

interface FailedMessageProps {
  readonly messageKey: string
  readonly className: string | undefined
}

/** Retry and discard buttons of a failed message. */
export function FailedMessage({ messageKey, className }: FailedMessageProps) {
  const t = useTexts(messagingTexts)
  const [waiting, retry, discard] = useUnit([$waiting, retryRequested, discardRequested])
  return (
    <div className={className}>
      <span>{t[waiting.includes(messageKey) ? 'message.waiting' : 'message.failed']()}</span>
      <Button size="sm" variant="soft" onClick={() => retry(messageKey)}>
        {t['message.retry']()}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => discard(messageKey)}>
        {t['message.discard']()}
      </Button>
    </div>
  )
}
