import { useHref } from '@kernel'
import { useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import type { SearchSourceProps } from '../../search/contract'
import { myCoursesQuery } from '../api/queries'
import { learnRoute } from '../contract'
import { courseText } from '../model/course'

export default function useCoursesSearch(props: SearchSourceProps) {
  const href = useHref()
  const query = useQuery({ ...myCoursesQuery(), enabled: props.searchText !== '' })
  return useSearchSource(props, {
    items: query.data,
    textOf: courseText,
    query,
    resultOf: ({ id, title, instructor, headline }) => ({
      id: String(id),
      title,
      detail: [instructor, headline].filter(Boolean).join(' · '),
      to: href(learnRoute, { id }),
    }),
  })
}
