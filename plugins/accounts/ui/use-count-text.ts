import { $languageTag, useTranslate } from '@kernel'
import { type Counts, sumOf } from '@kernel/parts'
import { useUnit } from 'effector-react'

/** Returns a function that lists what there is, such as “42 notes, 5 saved posts, and 1 draft”. */
export function useCountText(): (counts: Counts) => string {
  const translate = useTranslate()
  const language = useUnit($languageTag)
  return (counts) =>
    new Intl.ListFormat(language).format(
      sumOf(counts).map(([text, count]) => translate({ ...text, args: { count } })),
    )
}
