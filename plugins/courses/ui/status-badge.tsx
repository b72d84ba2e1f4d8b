import { Badge, type BadgeProps, checkIcon, clockIcon, useTexts } from '@kernel'
import { LessonStatus } from '../model/lesson'
import { coursesTexts } from '../texts'
import { statusWords } from './status-words'

const looks = {
  [LessonStatus.notStarted]: { tone: 'neutral' },
  [LessonStatus.inProgress]: { tone: 'warning', icon: clockIcon },
  [LessonStatus.completed]: { tone: 'success', icon: checkIcon },
} as const satisfies Record<LessonStatus, Pick<BadgeProps, 'tone' | 'icon'>>

interface StatusBadgeProps {
  readonly of: keyof typeof statusWords
  readonly status: LessonStatus
}

/** How far somebody is with a lesson or a module, in colour and in words (CRS-LEARN-02). */
export function StatusBadge({ of, status }: StatusBadgeProps) {
  const t = useTexts(coursesTexts)
  return <Badge {...looks[status]}>{t[statusWords[of][status]]()}</Badge>
}
