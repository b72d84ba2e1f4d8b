import { Page, Skeleton, SkeletonGroup } from '@kernel/ui'

/** The place of the details while they are on their way. */
export function CourseLoading() {
  return (
    <Page width="wide">
      <SkeletonGroup>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton width="long" />
      </SkeletonGroup>
    </Page>
  )
}
