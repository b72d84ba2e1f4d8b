import { LessonStatus } from '../model/lesson'

/** Separate texts: in most languages module and lesson differ in gender. */
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
