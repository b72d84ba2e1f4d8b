import { Page } from '../../ui/page/page'
import { ScreenSkeleton, type SkeletonContent } from '../../ui/skeleton/screen-skeleton'

/** Screens whose content is one column. */
const columns: readonly SkeletonContent[] = ['form', 'rows']

/** Skeleton of a screen with its title. */
export function PageSkeleton({ of = 'article' }: { readonly of?: SkeletonContent | undefined }) {
  return (
    <Page width={columns.includes(of) ? 'column' : 'wide'}>
      <ScreenSkeleton of={of} hasTitle isCard={of === 'people'} />
    </Page>
  )
}
