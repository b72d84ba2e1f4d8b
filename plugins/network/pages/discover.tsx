import { useTexts } from '@kernel'
import { ErrorNotice, SlotEntryView, useSlotEntries } from '@kernel/parts'
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  EmptyState,
  Field,
  Input,
  Page,
  PageHeader,
  PeopleIllustration,
  ScreenSkeleton,
  SearchIllustration,
  searchIcon,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { connectionsQuery } from '../api/connections.query'
import { discoverSections, type SuggestedPerson, useFindPeople } from '../contract'
import { matchesPerson } from '../model/suggestions'
import { networkTexts } from '../texts'
import { DiscoverChoice } from '../ui/discover-choice'
import { sectionRecipe } from '../ui/network.recipe'
import { SuggestedPeople } from '../ui/suggested-people'
import { useSuggestions } from '../ui/use-suggestions'

const search = css({ w: { base: 'full', md: '[26rem]' }, maxW: 'full' })
const head = css({ mdDown: { '& > * > :last-child': { w: 'full' } } })
const filters = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  mb: { base: '5', md: '6' },
})
const sections = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8' })
const people = 'people'

/** Screen on which members discover people and courses. */
export default function Discover() {
  const t = useTexts(networkTexts)
  const [query, setQuery] = useSearchParams()
  const [input, setInput] = useState('')
  const searchText = useDeferredValue(input.trim())
  const { people: suggested, sources, ...state } = useSuggestions()
  const connections = useQuery(connectionsQuery())
  const entries = useSlotEntries(discoverSections)
  const isOfConnections = query.has('connections')
  const shown = query.get('show')
  const isShown = (id: string) => shown === null || shown === id
  const logins = useMemo(
    () =>
      [...(connections.data ?? []), ...(isOfConnections ? [] : suggested)]
        .map(({ login }) => login)
        .filter(Boolean),
    [connections.data, suggested, isOfConnections],
  )
  /** Keeps the choices in the URL, so that back and reload return to them. */
  function choose(name: string, value: string | undefined) {
    const { [name]: _, ...others } = Object.fromEntries(query)
    setQuery(value === undefined ? others : { ...others, [name]: value }, { replace: true })
  }

  return (
    <Page width="wide">
      <div className={head}>
        <PageHeader
          title={t['discover.title']()}
          actions={
            <Field label={t['discover.search']()} isLabelHidden className={search}>
              <Input
                type="search"
                autoComplete="off"
                icon={searchIcon}
                placeholder={t['discover.search']()}
                value={input}
                onChange={(event) => setInput(event.currentTarget.value)}
              />
            </Field>
          }
        />
      </div>
      {sources}
      {entries.length > 0 && (
        <div className={filters}>
          <DiscoverChoice
            entries={entries}
            people={people}
            value={shown}
            onChange={(id) => choose('show', id)}
          />
          {shown !== people && (
            <Chip
              label={t['discover.connections']()}
              isSelected={isOfConnections}
              onSelect={(isSelected) => choose('connections', isSelected ? 'true' : undefined)}
            />
          )}
        </div>
      )}
      <div className={sections}>
        {/* The sections look for content by people: without any, they would say that there is none. */}
        {logins.length === 0 && connections.isError && shown !== people ? (
          <ErrorNotice
            title={t['connections.errorReading']()}
            error={connections.error}
            isTrying={connections.isFetching}
            onRetry={() => connections.refetch()}
          />
        ) : logins.length === 0 && connections.isPending && shown !== people ? (
          <ScreenSkeleton of="cards" />
        ) : (
          entries
            .filter(({ id }) => isShown(id))
            .map((entry) => (
              <SlotEntryView key={entry.id} entry={entry} props={{ logins, searchText }} whenFailed="card" />
            ))
        )}
        {isShown(people) && (
          <People
            key={String(searchText === '')}
            people={suggested.filter((person) => matchesPerson(person, searchText))}
            searchText={searchText}
            {...state}
          />
        )}
      </div>
    </Page>
  )
}

/** Number of people shown until the user expands the list. */
const shownAtFirst = 6

const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'center', sm: 'start' },
  gap: '1',
})

interface PeopleProps extends Pick<ReturnType<typeof useSuggestions>, 'isPending' | 'failures'> {
  readonly people: readonly SuggestedPerson[]
  readonly searchText: string
}

function People({ people, searchText, isPending, failures }: PeopleProps) {
  const t = useTexts(networkTexts)
  const id = useId()
  const findPeople = useFindPeople()
  const [isWhole, setIsWhole] = useState(false)
  const [failure] = failures
  const shown = isWhole ? people : people.slice(0, shownAtFirst)
  const styles = sectionRecipe({ size: 'page' })
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {t['discover.people']()}
      </h2>
      {people.length > 0 ? (
        <>
          <Card isBleed padding="none">
            <SuggestedPeople people={shown} hasColumns />
          </Card>
          <div className={more}>
            {shown.length < people.length && (
              <Button size="sm" variant="soft" onClick={() => setIsWhole(true)}>
                {t['discover.more']()}
              </Button>
            )}
            {findPeople && (
              <ButtonLink to={findPeople} size="sm" variant="quiet">
                {t['people.title']()}
              </ButtonLink>
            )}
          </div>
        </>
      ) : isPending ? (
        <ScreenSkeleton of="people" isCard />
      ) : failure && searchText === '' ? (
        <ErrorNotice
          title={t['suggestions.errorReading']()}
          error={failure.error}
          onRetry={() => {
            for (const { retry } of failures) retry()
          }}
        />
      ) : (
        <Card isBleed>
          <EmptyState
            art={searchText ? <SearchIllustration /> : <PeopleIllustration />}
            titleAs="h3"
            title={t['discover.noPeople']()}
            action={
              searchText &&
              findPeople && (
                <ButtonLink to={`${findPeople}&q=${encodeURIComponent(searchText)}`} variant="soft">
                  {t['discover.searchAll']()}
                </ButtonLink>
              )
            }
          >
            {t['discover.noPeople.text']()}
          </EmptyState>
        </Card>
      )}
    </section>
  )
}
