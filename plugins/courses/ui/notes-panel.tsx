import { useTexts } from '@kernel'
import { Alert, lazyComponent, RetryButton, Skeleton, SkeletonGroup, useLazyComponent } from '@kernel/ui'
import { useState } from 'react'
import { coursesTexts } from '../texts'
import type { NotesProps } from './notes.lazy'

const lazyNotes = lazyComponent<NotesProps>(() => import('./notes.lazy'))

/** The notes, whose code loads when they are first shown. */
export function NotesPanel(props: NotesProps) {
  const t = useTexts(coursesTexts)
  const [hasFailed, setHasFailed] = useState(false)
  const Notes = useLazyComponent(lazyNotes, !hasFailed, () => setHasFailed(true))
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        title={t['notes.failed']()}
        action={<RetryButton size="sm" onClick={() => setHasFailed(false)} />}
      />
    )
  if (Notes) return <Notes {...props} />
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
