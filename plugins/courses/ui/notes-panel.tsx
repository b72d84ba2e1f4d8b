import { useCode, useTexts } from '@kernel'
import { Alert, RetryButton, Skeleton, SkeletonGroup } from '@kernel/ui'
import { coursesTexts } from '../texts'
import type { NotesProps } from './notes.lazy'

const loadNotes = () => import('./notes.lazy')

export function NotesPanel(props: NotesProps) {
  const t = useTexts(coursesTexts)
  const { code, failure } = useCode(loadNotes)
  if (code) return <code.default {...props} />
  if (failure)
    return (
      <Alert
        tone="danger"
        title={t['notes.failed']()}
        action={<RetryButton size="sm" onClick={failure.retry} />}
      />
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
