import { useTexts } from '@kernel'
import { Icon, warningIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { retryRequested } from '../api/outbox'
import { messagingTexts } from '../texts'

interface FailedMessageProps {
  readonly messageKey: string
  /** Whether the message did not reach the server, and is sent once there is a connection. */
  readonly isWaiting: boolean
  readonly styles: { readonly failed?: string | undefined; readonly again?: string | undefined }
}

export function FailedMessage({ messageKey, isWaiting, styles }: FailedMessageProps) {
  const t = useTexts(messagingTexts)
  const retry = useUnit(retryRequested)
  return (
    <div className={styles.failed}>
      {!isWaiting && <Icon of={warningIcon} size="sm" />}
      <span>{t[isWaiting ? 'message.waiting' : 'message.failed']()}</span>
      <button type="button" className={styles.again} onClick={() => retry(messageKey)}>
        {t['message.retry']()}
      </button>
    </div>
  )
}
