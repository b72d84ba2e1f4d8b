import { LessonStatus } from '../model/lesson'

/** How far somebody is, in words: in most languages a module is one gender and a lesson the other. */
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
