import { Badge, type BadgeProps, checkIcon, clockIcon, useTexts } from '@kernel'
import { LessonStatus } from '../model/lesson'
import { coursesTexts } from '../texts'

const looks = {
  [LessonStatus.notStarted]: { tone: 'neutral', text: 'status.notStarted' },
  [LessonStatus.inProgress]: { tone: 'warning', text: 'status.inProgress', icon: clockIcon },
  [LessonStatus.completed]: { tone: 'success', text: 'status.completed', icon: checkIcon },
} as const satisfies Record<LessonStatus, Pick<BadgeProps, 'tone' | 'icon'> & { readonly text: string }>

/** How far somebody is with a lesson or a module, in colour and in words (CRS-LEARN-02). */
export function StatusBadge({ status }: { readonly status: LessonStatus }) {
  const t = useTexts(coursesTexts)
  const { text, ...look } = looks[status]
  return <Badge {...look}>{t[text]()}</Badge>
}
