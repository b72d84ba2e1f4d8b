import { $session, useHref } from '@kernel'
import { searchItems, searchLength, useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { SearchSourceProps } from '../../search/contract'
import { myCoursesQuery } from '../api/queries'
import { courseRoute, learnRoute } from '../contract'
import { courseText } from '../model/course'
import { type Offer, useOffersOf } from './use-offers'

/** Minimum length of the search text for which the courses of people are loaded. */
const minLength = 2
const nobody: readonly never[] = []

interface Hit extends Offer {
  readonly isEnrolled: boolean
}

const textOf = ({ course, author }: Hit) => `${courseText(course)} ${author}`

/** Makes courses searchable: those of the user, and those that the user and the user's connections offer. */
export default function useCoursesSearch(props: SearchSourceProps) {
  const { searchText, debouncedText, people } = props
  const href = useHref()
  const me = useUnit($session)?.person
  const mine = useQuery({ ...myCoursesQuery(), enabled: searchText !== '' })
  const isAsked = searchLength(debouncedText) >= minLength
  const others = useOffersOf(isAsked && me ? [me, ...people] : nobody)
  const hits = useMemo(() => {
    const enrolled = mine.data?.map((course) => ({ course, author: course.instructor, isEnrolled: true }))
    const offered = others.offers.map((offer) => ({ ...offer, isEnrolled: false }))
    // The user's own entry of a course is the last one, and so the one that stays.
    return (
      enrolled && [
        ...new Map(
          [...offered, ...enrolled].map((hit): [string, Hit] => [String(hit.course.id), hit]),
        ).values(),
      ]
    )
  }, [mine.data, others.offers])
  const isNone = searchItems(hits ?? nobody, searchText, textOf).length === 0
  const failed = isNone ? others.failed : undefined
  return useSearchSource(props, {
    items: failed ? undefined : hits,
    textOf,
    query: {
      isLoading: mine.isLoading || (isNone && others.isPending),
      error: mine.error ?? failed?.error,
      refetch: () => (mine.error ? mine.refetch() : failed?.retry()),
    },
    resultOf: ({ course: { id, title, headline }, author, isEnrolled }) => ({
      id: String(id),
      title,
      detail: [author, headline].filter(Boolean).join(' · '),
      to: href(isEnrolled ? learnRoute : courseRoute, { id }),
    }),
  })
}
