import { LessonStatus } from '../model/lesson'

/** Modules and lessons have separate texts, because in most languages the two words differ in gender. */
export const statusLabels = {
  lesson: {
    [LessonStatus.notStarted]: 'status.lessonNotStarted',
    [LessonStatus.inProgress]: 'status.inProgress',
    [LessonStatus.completed]: 'status.lessonCompleted',
  },
  module: {
    [LessonStatus.notStarted]: 'status.moduleNotStarted',
    [LessonStatus.inProgress]: 'status.inProgress',
    [LessonStatus.completed]: 'status.moduleCompleted',
  },
} as const
