import { Page } from '../../ui/page/page'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'

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
