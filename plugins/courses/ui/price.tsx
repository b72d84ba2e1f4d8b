import { useTexts } from '@kernel'
import { useMoney } from '@kernel/parts'
import { VisuallyHidden } from '@kernel/ui'
import { sva } from 'styled-system/css'
import type { OfferedCourse } from '../contract'
import { coursesTexts } from '../texts'

const priceRecipe = sva({
  slots: ['root', 'now', 'before'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      fontVariantNumeric: 'tabular-nums',
    },
    before: { color: 'quiet', textDecoration: 'line-through' },
  },
  variants: {
    size: {
      card: { now: { textStyle: 'strong' }, before: { textStyle: 'small' } },
      page: { now: { textStyle: 'title' }, before: { textStyle: 'lead' } },
    },
  },
})

interface PriceProps {
  readonly course: Pick<OfferedCourse, 'fullPrice' | 'discountPrice'>
  readonly size: 'card' | 'page'
}

/** The price of a course, and the full price when it is higher; renders nothing when unknown. */
export function Price({ course: { fullPrice, discountPrice }, size }: PriceProps) {
  const t = useTexts(coursesTexts)
  const money = useMoney()
  if (!discountPrice) return null
  const styles = priceRecipe({ size })
  const isReduced = fullPrice?.currency === discountPrice.currency && fullPrice.minor > discountPrice.minor

  return (
    <p className={styles.root}>
      <span className={styles.now}>
        <VisuallyHidden>{t['course.price']()} </VisuallyHidden>
        {discountPrice.minor > 0 ? money(discountPrice) : t['course.free']()}
      </span>
      {isReduced && (
        <s className={styles.before}>
          <VisuallyHidden>{t['course.fullPrice']()} </VisuallyHidden>
          {money(fullPrice)}
        </s>
      )}
    </p>
  )
}
