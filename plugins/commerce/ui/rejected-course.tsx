import { useTexts } from '@kernel'
import { ErrorNotice } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { $failedEnrollment, $isAdding, retryRequested } from '../model/pending-enrollment'
import { commerceTexts } from '../texts'

const above = css({ mb: '6' })

/** The course that was wanted before the login and could not be put into the cart, until it is (CRS-DET-02). */
export function RejectedCourse() {
  const t = useTexts(commerceTexts)
  const [refused, isAdding, retry] = useUnit([$failedEnrollment, $isAdding, retryRequested])
  if (!refused) return null
  return (
    <div className={above}>
      <ErrorNotice
        title={t['shoppingCart.addToCartError']()}
        error={refused.error}
        isTrying={isAdding}
        onRetry={() => retry()}
      />
    </div>
  )
}
