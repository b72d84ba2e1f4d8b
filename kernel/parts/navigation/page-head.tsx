import { type PageHead as PageHeadProps, useFocusHeading, usePageHead } from '../../core/navigation/page-head'

export type { PageHeadProps }

/** Title, description, preview image and structured data of a page, until it unmounts. */
export function PageHead(head: PageHeadProps) {
  usePageHead(head)
  useFocusHeading(head.title)
  return null
}
