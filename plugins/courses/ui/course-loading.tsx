import { Page, Skeleton, SkeletonGroup } from '@kernel/ui'

/** Skeleton of the course details. */
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
