import { useTexts } from '@kernel'
import { Badge, type BadgeProps, checkIcon } from '@kernel/ui'
import { LessonStatus } from '../model/lesson'
import { coursesTexts } from '../texts'
import { statusLabels } from './status-labels'

const variants = {
  [LessonStatus.notStarted]: { tone: 'neutral' },
  [LessonStatus.inProgress]: { tone: 'warning' },
  [LessonStatus.completed]: { tone: 'success', icon: checkIcon },
} as const satisfies Record<LessonStatus, Pick<BadgeProps, 'tone' | 'icon'>>

interface StatusBadgeProps {
  readonly of: keyof typeof statusLabels
  readonly status: LessonStatus
}

export function StatusBadge({ of, status }: StatusBadgeProps) {
  const t = useTexts(coursesTexts)
  return <Badge {...variants[status]}>{t[statusLabels[of][status]]()}</Badge>
}
