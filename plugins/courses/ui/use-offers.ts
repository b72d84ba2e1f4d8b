import { useQueries } from '@tanstack/react-query'
import { createLimiter, limitCalls } from '../api/create-limiter'
import { offeredCoursesQuery } from '../api/queries'
import type { Course } from '../model/course'

/** Maximum number of people whose courses are loaded, so that other requests of the screen are not delayed. */
const maxPeople = 24
const limit = createLimiter()

interface OfferingPerson {
  readonly name: string
  readonly login: string
}

/** A course and the name of the person who offers it; empty if unknown. */
export interface Offer {
  readonly course: Course
  readonly author: string
}

/**
 * Loads the courses of several people, a few at a time. People whose courses cannot be loaded are left out; `failed` tells
 * about them.
 */
export function useOffersOf(people: readonly OfferingPerson[]) {
  const asked = people.slice(0, maxPeople)
  return useQueries({
    queries: asked.map(({ login }) => ({ ...limitCalls(offeredCoursesQuery(login), limit), retry: false })),
    combine: (results) => ({
      failed: failureOf(results),
      offers: uniqueById(
        beforeFirstPending(results).flatMap(({ data }, index) =>
          (data ?? []).map((course) => ({ course, author: course.instructor || (asked[index]?.name ?? '') })),
        ),
      ),
      isPending: results.some((result) => result.isPending),
    }),
  })
}

/** Later answers wait for the earlier ones, so that no course is inserted above one that is shown. */
function beforeFirstPending<T extends { readonly isPending: boolean }>(results: readonly T[]): readonly T[] {
  const pending = results.findIndex(({ isPending }) => isPending)
  return pending < 0 ? results : results.slice(0, pending)
}

interface Answer {
  readonly error: unknown
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

function failureOf(results: readonly Answer[]) {
  const failed = results.filter(({ isError }) => isError)
  const [first] = failed
  return (
    first && {
      error: first.error,
      retry: () => {
        for (const { refetch } of failed) void refetch()
      },
    }
  )
}

const uniqueById = (offers: readonly Offer[]) => [
  ...new Map(offers.map((offer) => [String(offer.course.id), offer])).values(),
]
