import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Page } from '../ui/page'
import { Skeleton } from '../ui/skeleton'

/** Keeps the place of a screen whose code or data is on its way. */
export function PageSkeleton() {
  const t = useTexts(kernelTexts)
  return (
    <Page>
      <div role="status">
        <Skeleton label={t['page.loading']()} lines={4} />
      </div>
    </Page>
  )
}
