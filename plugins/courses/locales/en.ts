export default {
  'course.title': 'Course',
  'mine.title': 'My courses',
  'learn.title': 'Learn',
  'offered.title': 'Courses',
  'lesson.title': 'Lesson',
} as const
