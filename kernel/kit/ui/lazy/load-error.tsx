import { useEffect, useEffectEvent } from 'react'
import { css } from 'styled-system/css'
import { ChunkError, type CodeFailure } from '../../../core/async/load-code'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Alert } from '../alert/alert'
import { Button } from '../button/button'
import { RetryButton } from '../button/retry-button'
import { refreshIcon } from '../icons/tools'

interface LoadErrorProps {
  readonly failure: CodeFailure
  readonly onClose?: (() => void) | undefined
}

const isOutdated = (error: unknown) => error instanceof ChunkError && error.isOutdated

/** The button that tries again or, when a newer build exists, reloads the page: people decide, because input is lost. */
export function RetryOrReload({ failure: { error, retry } }: Pick<LoadErrorProps, 'failure'>) {
  const t = useKernelTexts()
  if (!isOutdated(error)) return <RetryButton size="sm" variant="soft" icon={refreshIcon} onClick={retry} />
  return (
    <Button size="sm" variant="soft" onClick={() => location.reload()}>
      {t['page.reload']()}
    </Button>
  )
}

/** Reports in the place of something that its code did not load. */
export function LoadError({ failure, onClose }: LoadErrorProps) {
  const t = useKernelTexts()
  return (
    <Alert tone="danger" onClose={onClose} action={<RetryOrReload failure={failure} />}>
      {isOutdated(failure.error) ? t['page.outdated']() : t['ui.loadFailed']()}
    </Alert>
  )
}

const corner = css({
  position: 'fixed',
  insetInline: '4',
  bottom: '4',
  zIndex: 'toast',
  maxW: '[24rem]',
  mx: 'auto',
  rounded: 'md',
  shadow: 'md',
})

let closeShown: (() => void) | undefined

/**
 * Reports in a corner of the screen that something that a person opened did not load, such as a menu or dialog. There is one
 * notice: the next one closes it.
 * @param onClose called when the person no longer waits for it
 */
export function LoadNotice({ failure, onClose }: Required<LoadErrorProps>) {
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    closeShown?.()
    const closeThis = () => close()
    closeShown = closeThis
    return () => {
      if (closeShown === closeThis) closeShown = undefined
    }
  }, [])
  return (
    <div data-focus-return="" className={corner}>
      <LoadError failure={failure} onClose={onClose} />
    </div>
  )
}
