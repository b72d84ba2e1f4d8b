import { useHref } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FirstCoursesProps } from '../../courses/contract'
import { connectionsQuery } from '../api/queries'
import { type DiscoverSectionProps, discoverRoute, discoverSections } from '../contract'
import { useSuggestions } from './use-suggestions'

export const parts = [discoverSections]

/** One row of what connections and suggested people offer, such as courses. */
export default function SuggestedSections({ without }: FirstCoursesProps) {
  const { people: suggested, sources } = useSuggestions()
  const { data: connections } = useQuery(connectionsQuery())
  const people = useMemo(
    () => [...(connections ?? []), ...suggested].filter(({ login }) => login),
    [connections, suggested],
  )
  return (
    <>
      {sources}
      <DiscoverSections people={people} without={without} />
    </>
  )
}

/** Each section of the discover screen as a suggestion. */
export function DiscoverSections(props: Pick<DiscoverSectionProps, 'people' | 'without' | 'isNarrow'>) {
  const href = useHref()
  return useSlotEntries(discoverSections).map((entry) => (
    <SlotEntryView
      key={entry.id}
      entry={entry}
      props={{
        ...props,
        searchText: '',
        isFree: false,
        isNewestFirst: false,
        allPath: href(discoverRoute, undefined, { show: entry.id }),
        isSuggestion: true,
      }}
      whenFailed="nothing"
    />
  ))
}
