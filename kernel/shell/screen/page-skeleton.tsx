import { Page } from '../../ui/page/page'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'

/** Keeps the place of a screen whose code or data is on its way. */
export function PageSkeleton() {
  return (
    <Page width="reading">
      <SkeletonGroup>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </Page>
  )
}
