import { useEffect, useState } from 'react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { Alert } from '../alert/alert'
import { Button } from '../button/button'
import { RetryButton } from '../button/retry-button'

interface LoadErrorProps {
  readonly onRetry: () => void
  readonly onClose?: (() => void) | undefined
}

/** Reports that code did not load. Its button retries or, when a newer build exists, reloads the page. */
export function LoadError({ onRetry, onClose }: LoadErrorProps) {
  const t = useTexts(kernelTexts)
  const [isOutdated, setOutdated] = useState(false)
  useEffect(
    () => void globalThis.boot?.fetchLatestBuild?.().then((build) => setOutdated(build !== undefined)),
    [],
  )
  // The user decides about a reload, because it loses form input.
  const action = isOutdated ? (
    <Button size="sm" variant="soft" onClick={() => location.reload()}>
      {t['page.reload']()}
    </Button>
  ) : (
    <RetryButton size="sm" variant="soft" onClick={onRetry} />
  )
  return (
    <Alert tone="danger" onClose={onClose} action={action}>
      {isOutdated ? t['page.outdated']() : t['ui.loadFailed']()}
    </Alert>
  )
}
