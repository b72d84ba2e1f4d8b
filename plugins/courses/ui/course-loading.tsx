import { Page, ScreenSkeleton } from '@kernel/ui'

export function CourseLoading() {
  return (
    <Page width="wide">
      <ScreenSkeleton of="article" hasTitle />
    </Page>
  )
}
