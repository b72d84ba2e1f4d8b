import { useEffect, useState } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Alert } from '../alert/alert'
import { Button } from '../button/button'
import { RetryButton } from '../button/retry-button'

interface LoadErrorProps {
  readonly onRetry: () => void
  readonly onClose?: (() => void) | undefined
}

/** The code of a part did not come: says so, and lets one try again, or take up a version that has come since. */
export function LoadError({ onRetry, onClose }: LoadErrorProps) {
  const t = useTexts(kernelTexts)
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => void globalThis.boot?.fetchLatestBuild?.().then((build) => setOutdated(build !== undefined)), [])
  // What stands in forms would go with the page: that is for the person to say.
  const wayOn = isOutdated ? (
    <Button size="sm" variant="soft" onClick={() => location.reload()}>
      {t['page.reload']()}
    </Button>
  ) : (
    <RetryButton size="sm" variant="soft" onClick={onRetry} />
  )
  return (
    <Alert tone="danger" onClose={onClose} action={wayOn}>
      {isOutdated ? t['page.outdated']() : t['ui.loadFailed']()}
    </Alert>
  )
}
