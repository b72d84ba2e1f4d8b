import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { EntryBoundary } from '../plugin/entry-boundary'
import { $toasts } from './toasts'

const ToastList = lazy(() => import('./toast-list'))

/** Where toasts appear (KRN-TOAST-01); its code comes with the first of them. */
export function ToastRegion() {
  const hasToasts = useUnit($toasts).length > 0
  return (
    <EntryBoundary plugin="kernel" entry="toasts">
      <Suspense>{hasToasts && <ToastList />}</Suspense>
    </EntryBoundary>
  )
}
