import { Button, Notice, refreshIcon, sentenceOf, useSpeak, useTexts } from '@kernel'
import type { ReactNode } from 'react'
import { commerceTexts } from '../texts'

interface FailedNoticeProps {
  /** What did not work. */
  readonly title: string
  readonly error: unknown
  readonly isTrying?: boolean
  readonly onRetry: () => void
  /** Another way on, beside trying again. */
  readonly otherwise?: ReactNode
}

/** What did not work, why, and trying it again (COM-ERR-01). */
export function FailedNotice({ title, error, isTrying, onRetry, otherwise }: FailedNoticeProps) {
  const t = useTexts(commerceTexts)
  const say = useSpeak()
  const retry = (
    <>
      <Button size="sm" variant="soft" icon={refreshIcon} isLoading={isTrying} onClick={onRetry}>
        {t.retry()}
      </Button>
      {otherwise}
    </>
  )
  return (
    <Notice tone="danger" title={title} action={retry}>
      {say(sentenceOf(error))}
    </Notice>
  )
}
