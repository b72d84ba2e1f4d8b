import { useTexts } from '@kernel'
import { imageUrl, readPrices, useMoney } from '@kernel/parts'
import { courseIcon, Picture, VisuallyHidden } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { StoredItem } from '../model/new-item'
import { commerceTexts } from '../texts'

const price = css({ flex: 'none', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
const before = css({ ms: '2', textStyle: 'small', color: 'quiet', fontWeight: 'normal' })

export function WantedCover({ item, className }: { readonly item: StoredItem; readonly className: string }) {
  return <Picture src={imageUrl(item.photo ?? '')} alt="" fallback={courseIcon} className={className} />
}

export function useFactsOf({ facts }: StoredItem, hasDays: boolean): string {
  const t = useTexts(commerceTexts)
  return [
    facts.instructor,
    facts.lessonCount > 0 && t['enroll.lessons']({ count: facts.lessonCount }),
    hasDays && facts.days > 0 && t['enroll.days']({ count: facts.days }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Renders nothing when it is unknown. */
export function WantedPrice({
  item,
  isFull = false,
}: {
  readonly item: StoredItem
  readonly isFull?: boolean
}) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
  const { fullPrice, discountPrice } = readPrices({ ...item, currency: item.facts.currency })
  if (!discountPrice) return null
  return (
    <p className={price}>
      {discountPrice.minor > 0 ? money(discountPrice) : t['enroll.free']()}
      {isFull && fullPrice && fullPrice.minor > discountPrice.minor && (
        <s className={before}>
          <VisuallyHidden>{t['enroll.fullPrice']()} </VisuallyHidden>
          {money(fullPrice)}
        </s>
      )}
    </p>
  )
}
