import { useTexts } from '@kernel'
import { Card, RetryButton } from '@kernel/ui'
import { cx } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { highlightsRecipe } from './highlights.recipe'

/** Says in place of the items that they could not be loaded. */
export function HighlightsFailed({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  const t = useTexts(accountsTexts)
  const styles = highlightsRecipe()
  return (
    <li className={cx(styles.place, styles.wide)}>
      <Card className={cx(styles.item, styles.empty)}>
        <p role="status">{t['landing.live.failed']()}</p>
        {onRetry && <RetryButton size="sm" variant="soft" onClick={onRetry} />}
      </Card>
    </li>
  )
}
