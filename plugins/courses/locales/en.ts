export default {
  'course.title': 'Course',
  'mine.title': 'My courses',
  'learn.title': 'Learn',
  'offered.title': 'Courses',
  'status.notStarted': 'Not started',
  'status.inProgress': 'In progress',
  'status.completed': 'Completed',
  'lesson.title': 'Lesson',
} as const
