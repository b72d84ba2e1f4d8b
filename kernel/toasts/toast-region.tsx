import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { useSpeak } from '../i18n/use-texts'
import { EntryBoundary } from '../plugin/entry-boundary'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden'
import { $toasts } from './toasts'

const ToastList = lazy(() => import('./toast-list'))

/** Where toasts appear and are read out (KRN-TOAST-01); the code that draws them comes with the first. */
export function ToastRegion() {
  const toasts = useUnit($toasts)
  const say = useSpeak()
  const [newest] = toasts
  return (
    <>
      {/* Live regions must be there before what they announce. */}
      <VisuallyHidden role="status">
        {newest && [newest.text, ...(newest.detail ? [newest.detail] : [])].map(say).join(' ')}
      </VisuallyHidden>
      <EntryBoundary plugin="kernel" entry="toasts">
        <Suspense>{toasts.length > 0 && <ToastList />}</Suspense>
      </EntryBoundary>
    </>
  )
}
