import { errorMessage } from '../../core/http/outcome'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { RetryButton } from '../../ui/button/retry-button'
import { ErrorCard } from '../../ui/error-card/error-card'
import { refreshIcon } from '../../ui/icons/tools'
import { ChunkError } from './lazy-entry'
import { useOnline } from './use-online'

interface FailureCardProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

export function FailureCard({ title, error, onRetry }: FailureCardProps) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const isOutdated = error instanceof ChunkError && error.isOutdated
  useOnline(onRetry)
  const action = isOutdated ? (
    <Button size="sm" variant="soft" onClick={() => location.reload()}>
      {t['page.reload']()}
    </Button>
  ) : (
    <RetryButton size="sm" variant="soft" icon={refreshIcon} onClick={onRetry} />
  )

  return (
    <ErrorCard titleAs="h2" title={title} action={action}>
      {isOutdated
        ? t['page.outdated']()
        : error instanceof ChunkError
          ? t['ui.loadFailed']()
          : translate(errorMessage(error))}
    </ErrorCard>
  )
}
