import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { myCoursesQuery } from '../api/queries'

export default function CoursesTotal() {
  const formats = useFormats()
  const { data } = useQuery(myCoursesQuery())
  return data ? formats.number(data.length) : null
}
