import { useTexts } from '@kernel'
import { ErrorNotice } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { $failedEnrollment, $isAdding, retryRequested } from '../api/pending-enrollment'
import { commerceTexts } from '../texts'

const spacing = css({ mb: '6' })

/** Shows the course requested before login that could not be added to the cart. */
export function RejectedCourse() {
  const t = useTexts(commerceTexts)
  const [failed, isAdding, retry] = useUnit([$failedEnrollment, $isAdding, retryRequested])
  if (!failed) return null
  return (
    <div className={spacing}>
      <ErrorNotice
        title={t['shoppingCart.addToCartError']()}
        error={failed.error}
        isTrying={isAdding}
        onRetry={() => retry()}
      />
    </div>
  )
}
