import type { LinkedScreen } from '@kernel/parts'
import { courseQuery } from '../api/queries'

export default async function courseLink({ params: { id = '' }, client }: LinkedScreen) {
  const course = await client.fetchQuery(courseQuery(id)).catch(() => undefined)
  return course && { title: course.title, author: course.instructor, picture: course.picture }
}
