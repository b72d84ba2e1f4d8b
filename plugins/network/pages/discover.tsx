import { $languageTag, $session, cleanLine, useHref, useTexts, useTranslate } from '@kernel'
import { ErrorNotice, SlotEntryView, useDebouncedText, useSlotEntries } from '@kernel/parts'
import {
  ButtonLink,
  Card,
  Chip,
  EmptyState,
  Page,
  PageHeader,
  PeopleIllustration,
  ScreenSkeleton,
  SearchIllustration,
  SearchInput,
  SeeAll,
  Segments,
  Select,
  TextLink,
  VisuallyHidden,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { manageGroupsRoute } from '../../groups/contract'
import { createPostRoute } from '../../posts/contract'
import { connectionsQuery, foundPeopleQuery } from '../api/queries'
import { discoverSections, manageConnectionsRoute, type SuggestedPerson } from '../contract'
import { matchesPerson, mergeSuggestions } from '../model/suggestions'
import { networkTexts } from '../texts'
import { inviteSection } from '../ui/invite-section'
import { sectionRecipe } from '../ui/network.recipe'
import { SuggestedPeople } from '../ui/suggested-people'
import { useSuggestions } from '../ui/use-suggestions'

const search = css({ w: { base: 'full', md: 'column.narrow', lg: 'full' }, maxW: 'full', pb: '1.5' })
/** The title is beside the search field, which ends the grid of the courses; phones have both below each other. */
const head = css({
  '& > header': {
    gap: { mdDown: '[0.75rem !important]' },
    mb: { mdDown: '[0.75rem !important]' },
  },
  md: {
    '& > header > :first-child': { flex: 'none' },
    '& > header > :last-child': { flex: '[1 1 0]', justifyContent: 'end', minW: '0' },
  },
  mdDown: { mt: '-2', '& > * > :last-child': { w: 'full' } },
  lg: {
    '& > header': { display: 'grid', gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
    '& > header > :first-child': { gridColumn: '[span 2]' },
  },
})
/** Phones have the choice in a row of its own. */
const filters = css({
  row: true,
  flexWrap: { base: 'wrap', md: 'nowrap' },
  columnGap: { base: '2', md: '3' },
  rowGap: '3',
  mb: { base: '5', md: '6' },
})
const choice = css({
  w: { base: 'full', md: 'auto' },
  '& > button': { flex: { base: '1', md: 'none' }, px: { base: '2', md: '3' } },
})
const chips = css({
  row: true,
  gap: { base: '2', md: '3' },
  minW: '0',
  // Where they have no room, they scroll, and the last one fades out.
  lgDown: {
    flex: '1',
    px: { base: '4', md: '3' },
    ms: { base: '-4', md: '-3' },
    py: '1.5',
    my: '-1.5',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: '[linear-gradient(90deg, transparent, #000 0.75rem, #000 calc(100% - 1.5rem), transparent)]',
  },
  '& > *': { flexShrink: '0' },
})
/** At the end of the row, apart from the filters. */
const order = css({ flexShrink: '0', ms: 'auto' })
const sections = css({ stack: true, gap: '8' })
const people = 'people'
const newest = 'newest'

export default function Discover() {
  const t = useTexts(networkTexts)
  const translate = useTranslate()
  const [query, setQuery] = useSearchParams()
  const [input, setInput] = useState('')
  const searchText = useDeferredValue(cleanLine(input))
  const isSearch = searchText !== ''
  const me = useUnit($session)?.person
  const { people: suggested, members, sources, ...state } = useSuggestions()
  const connections = useQuery(connectionsQuery())
  const entries = useSlotEntries(discoverSections)
  const isOfConnections = query.has('connections')
  const isInGroups = query.has('groups')
  const isFree = query.has('free')
  // Without connections, there is nothing of theirs to filter, and nothing to put first.
  const hasNoConnections = connections.data?.length === 0
  const isNewestFirst = hasNoConnections || query.get('order') === newest
  const shown = query.get('show')
  const isShown = (id: string) => shown === null || shown === id
  const chosen = useMemo(
    () =>
      (isInGroups
        ? members
        : [
            // Nobody discovers their own courses, but a search finds them.
            ...(me && isSearch && !isOfConnections ? [me] : []),
            ...(connections.data ?? []),
            ...(isOfConnections ? [] : suggested),
          ]
      ).filter(({ login }) => login),
    [connections.data, suggested, members, me, isSearch, isOfConnections, isInGroups],
  )
  /** Keeps the choices in the URL, so that back and reload return to them. */
  function choose(name: string, value: string | undefined) {
    const { [name]: _, ...others } = Object.fromEntries(query)
    setQuery(value === undefined ? others : { ...others, [name]: value }, { replace: true })
  }
  const chip = (name: string, label: string, isSelected: boolean) => (
    <Chip
      label={label}
      isSelected={isSelected}
      onSelect={(isChosen) => choose(name, isChosen ? 'true' : undefined)}
    />
  )
  /** Path with one section only, and the other choices of the user. */
  const allPath = (id: string) =>
    shown === null ? `?${new URLSearchParams({ ...Object.fromEntries(query), show: id })}` : undefined

  const searchLabel = t[entries.length > 0 ? 'discover.search' : 'discover.searchPeople']()

  return (
    <Page width="wide">
      <div className={head}>
        <PageHeader
          title={t['discover.title']()}
          actions={
            <div className={search}>
              <SearchInput data-own-search="" label={searchLabel} value={input} onChange={setInput} />
            </div>
          }
        />
      </div>
      {sources}
      {entries.length > 0 && (
        <div className={filters}>
          <Segments
            label={t['discover.show']()}
            selected={shown}
            onSelect={(id) => choose('show', id ?? undefined)}
            choices={[
              { value: null, label: t['discover.everything']() },
              { value: people, label: t['people.others']() },
              ...entries.map(({ id, label }) => ({ value: id, label: label ? translate(label) : id })),
            ]}
            className={choice}
          />
          <div className={chips}>
            {/* First what needs no answer of the server, so that nothing moves. */}
            {shown !== people && chip('free', t['discover.free'](), isFree)}
            {shown !== people &&
              (!hasNoConnections || isOfConnections) &&
              chip('connections', t['discover.connections'](), isOfConnections)}
            {members.length > 0 && chip('groups', t['discover.groups'](), isInGroups)}
          </div>
          {shown !== people && !hasNoConnections && (
            <div className={order}>
              <Select
                isSort
                aria-label={t['connections.sort']()}
                value={isNewestFirst ? newest : ''}
                onChange={({ target }) => choose('order', target.value || undefined)}
              >
                <option value="">{t['discover.known']()}</option>
                <option value={newest}>{t['discover.newest']()}</option>
              </Select>
            </div>
          )}
        </div>
      )}
      <div className={sections}>
        {/* The sections look for content by people: without any, they would say that there is none. */}
        {chosen.length === 0 && connections.isError && shown !== people ? (
          <ErrorNotice
            title={t['connections.errorReading']()}
            error={connections.error}
            isTrying={connections.isFetching}
            onRetry={() => connections.refetch()}
          />
        ) : chosen.length === 0 && connections.isPending && shown !== people ? (
          <ScreenSkeleton of="cards" />
        ) : (
          entries
            .filter(({ id }) => isShown(id))
            .map((entry) => (
              <SlotEntryView
                key={entry.id}
                entry={entry}
                props={{
                  people: chosen,
                  searchText,
                  isFree,
                  isNewestFirst,
                  allPath: allPath(entry.id),
                }}
                whenFailed="card"
              />
            ))
        )}
        {isShown(people) && (
          <People
            people={(isInGroups ? members : suggested).filter((person) => matchesPerson(person, searchText))}
            searchText={searchText}
            isInGroups={isInGroups}
            allPath={allPath(people)}
            {...state}
          />
        )}
      </div>
    </Page>
  )
}

/** Number of people shown beside other sections. */
const shownAtFirst = 6

const hint = css({ textStyle: 'caption', color: 'quiet' })
const total = css({ color: 'quiet', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' })

interface PeopleProps extends Pick<ReturnType<typeof useSuggestions>, 'isPending' | 'failures'> {
  readonly people: readonly SuggestedPerson[]
  readonly searchText: string
  /** Whether these are the members of the user's groups. */
  readonly isInGroups: boolean
  /** Path of the screen with people only; undefined if it is so already. */
  readonly allPath: string | undefined
}

/** Suggested people; a search text also finds all others, whom the server knows. */
function People({ people, searchText, isInGroups, allPath, isPending, failures }: PeopleProps) {
  const t = useTexts(networkTexts)
  const id = useId()
  const href = useHref()
  const isSearch = searchText !== '' && !isInGroups
  const found = useFoundPeople(isSearch ? searchText : '')
  const all = isSearch ? mergeSuggestions([people, found.data ?? []], found.isOwn) : people
  const [failure] = failures
  const shown = allPath ? all.slice(0, shownAtFirst) : all
  const hasBothSources = href(createPostRoute) && href(manageGroupsRoute)
  const invite = `${href(manageConnectionsRoute)}#${inviteSection}`
  const styles = sectionRecipe({ size: 'page' })
  const searchFailure = found.error && (
    <ErrorNotice
      title={t['people.errorSearching']()}
      error={found.error}
      onRetry={() => void found.refetch()}
    />
  )
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t[isInGroups ? 'discover.members' : isSearch ? 'people.others' : 'discover.people']()}
          {isSearch && !found.error && all.length > 0 && (
            <span aria-hidden="true" className={total}>
              {all.length}
            </span>
          )}
        </h2>
        {shown.length < all.length && <SeeAll to={allPath} />}
      </div>
      {searchText && (
        <VisuallyHidden role="status">
          {!found.isPending && !found.error && t['people.found']({ count: all.length })}
        </VisuallyHidden>
      )}
      {all.length > 0 ? (
        <>
          <Card isBleed padding="none">
            <SuggestedPeople people={shown} hasColumns />
          </Card>
          {searchFailure}
          <p className={hint}>
            {!isInGroups && !isSearch && hasBothSources && t['discover.why']()}{' '}
            <TextLink to={invite}>{t['invite.title']()}</TextLink>
          </p>
        </>
      ) : isPending || found.isPending ? (
        <ScreenSkeleton of="people" isCard />
      ) : searchFailure ? (
        searchFailure
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
            title={searchText ? t['people.none']() : t['discover.noPeople']()}
            action={
              <ButtonLink to={invite} variant="soft">
                {t['invite.title']()}
              </ButtonLink>
            }
          >
            {t['people.none.text']()}
          </EmptyState>
        </Card>
      )}
    </section>
  )
}

/** Searches all people, once the user pauses typing. */
function useFoundPeople(searchText: string) {
  const own = useUnit($session)?.person.login.toLowerCase()
  const settled = useDebouncedText(searchText)
  const { data, error, refetch } = useQuery({
    ...foundPeopleQuery(settled, useUnit($languageTag)),
    enabled: settled !== '',
  })
  return {
    data: settled === searchText ? data : undefined,
    error: settled === searchText ? error : null,
    refetch,
    isPending: searchText !== '' && !(settled === searchText && (data || error)),
    isOwn: ({ login }: SuggestedPerson) => login.toLowerCase() === own,
  }
}
