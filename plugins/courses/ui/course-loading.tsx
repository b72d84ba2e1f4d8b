import { Page, ScreenSkeleton } from '@kernel/ui'

/** Skeleton of the course details. */
export function CourseLoading() {
  return (
    <Page width="wide">
      <ScreenSkeleton of="article" hasTitle />
    </Page>
  )
}
