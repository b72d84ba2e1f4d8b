import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { errorMessage } from '../../../core/http/outcome'
import { useTranslate } from '../../../core/i18n/use-texts'
import { RetryButton } from '../../ui/button/retry-button'
import { ErrorCard } from '../../ui/error-card/error-card'
import { refreshIcon } from '../../ui/icons/tools'

const small = css({ textStyle: 'caption', mt: '1' })

export interface ErrorNoticeProps {
  readonly title: string
  /** A technical name of the error, shown small below the reason. */
  readonly detail?: string | undefined
  readonly error: unknown
  readonly isTrying?: boolean
  readonly onRetry: () => void
  readonly otherwise?: ReactNode
  /** Element of the title: `h2` if the notice is all there is below the title of the screen. */
  readonly titleAs?: 'h2' | 'p'
}

/** A card in the place of what failed, with the reason and a retry button. */
export function ErrorNotice({
  title,
  detail,
  error,
  isTrying,
  onRetry,
  otherwise,
  titleAs,
}: ErrorNoticeProps) {
  const translate = useTranslate()
  return (
    <ErrorCard
      title={title}
      titleAs={titleAs}
      action={
        <>
          <RetryButton size="sm" variant="soft" icon={refreshIcon} isLoading={isTrying} onClick={onRetry} />
          {otherwise}
        </>
      }
    >
      {translate(errorMessage(error))}
      {detail && <p className={small}>{detail}</p>}
    </ErrorCard>
  )
}
