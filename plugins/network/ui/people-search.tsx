import { $languageTag, cleanLine, cutText, useHref, useTexts } from '@kernel'
import { ErrorNotice, Form, FormField, List, useForm } from '@kernel/parts'
import { Button, ButtonLink, Card, EmptyState, Input, SearchIllustration, searchIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { foundPeopleQuery } from '../api/queries'
import { manageConnectionsRoute } from '../contract'
import { displayName, type FoundPerson, maxSearchLength, searchSchema } from '../model/person'
import { networkTexts } from '../texts'
import { ContributedActions } from './contributed-actions'
import { inviteSection } from './invite-section'
import { personListRecipe, sectionRecipe } from './network.recipe'
import { PersonRow } from './person-row'
import { RequestButton } from './request-button'
import { SuggestedPeople } from './suggested-people'
import { useRelations } from './use-relations'
import { useSuggestions } from './use-suggestions'

/** Lets the search field shrink, because its default width is larger than a narrow column. */
const narrow = css({ gridTemplateColumns: '[minmax(0, 1fr)]' })

export default function PeopleSearch() {
  const t = useTexts(networkTexts)
  const [search, setSearch] = useSearchParams()
  const searchQuery = cutText(cleanLine(search.get('q') ?? ''), maxSearchLength)
  const form = useForm(searchSchema, { searchText: searchQuery })
  const query = useQuery({
    ...foundPeopleQuery(searchQuery, useUnit($languageTag)),
    enabled: searchQuery !== '',
  })
  const { isFetching } = query
  const root = useRef<HTMLDivElement>(null)
  const isSearchPending = useRef(false)

  useEffect(() => {
    if (searchQuery === '' || isFetching || !isSearchPending.current) return
    isSearchPending.current = false
    scrollToResults(root.current?.children[1])
  }, [searchQuery, isFetching])

  function handleSubmit(searchText: string) {
    isSearchPending.current = true
    if (searchText === searchQuery) return query.refetch()
    setSearch({ ...Object.fromEntries(search), q: searchText }, { replace: true })
  }

  return (
    <Card isBleed>
      <div ref={root} className={stack({ gap: '4' })}>
        <Form of={form} role="search" onSubmit={({ searchText }) => handleSubmit(searchText)}>
          <FormField
            of={form}
            path={['searchText']}
            className={narrow}
            label={t['people.searchText']()}
            isLabelHidden
            hint={t['people.hint']()}
          >
            {(control, { input }) => (
              <Input
                type="search"
                autoComplete="off"
                icon={searchIcon}
                placeholder={t['people.searchText']()}
                {...control}
                value={input ?? ''}
                end={
                  <Button type="submit" size="sm" variant="quiet" isLoading={isFetching}>
                    {t['people.search']()}
                  </Button>
                }
              />
            )}
          </FormField>
        </Form>
        {query.isError && (
          <ErrorNotice
            title={t['people.errorSearching']()}
            error={query.error}
            isTrying={isFetching}
            onRetry={() => query.refetch()}
          />
        )}
        {query.data && <Results people={query.data} />}
        {searchQuery === '' && <Beginning />}
      </div>
    </Card>
  )
}

/** Number of people suggested before a search. */
const shownAtFirst = 12

/** Suggests people whom the user may know, before the first search. */
function Beginning() {
  const t = useTexts(networkTexts)
  const { people, sources } = useSuggestions()
  const styles = sectionRecipe()
  return (
    <>
      {sources}
      {people.length > 0 && (
        <section aria-label={t['suggestions.title']()} className={styles.root}>
          <h2 className={styles.title}>{t['suggestions.title']()}</h2>
          <SuggestedPeople people={people.slice(0, shownAtFirst)} />
        </section>
      )}
    </>
  )
}

/** Scrolls to the results unless they are visible: on phones they appear below the viewport. */
function scrollToResults(results: Element | undefined): void {
  const before = window.scrollY
  const first = results?.querySelector('li') ?? results
  first?.scrollIntoView({ block: 'nearest' })
  if (window.scrollY !== before) results?.scrollIntoView()
}

const textOf = ({ name, login, email }: FoundPerson) => `${name} @${login} ${email}`

function Results({ people }: { readonly people: readonly FoundPerson[] }) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const relationTo = useRelations()
  const styles = sectionRecipe()

  if (people.length === 0)
    return (
      <div role="status">
        <EmptyState
          art={<SearchIllustration />}
          title={t['people.none']()}
          titleAs="p"
          action={
            <ButtonLink to={`${href(manageConnectionsRoute)}#${inviteSection}`} variant="soft">
              {t['invite.title']()}
            </ButtonLink>
          }
        >
          {t['people.none.text']()}
        </EmptyState>
      </div>
    )
  return (
    <div>
      <p role="status" className={styles.text}>
        {t['people.found']({ count: people.length })}
      </p>
      <List
        items={people}
        keyOf={({ id }) => id}
        name="people"
        textOf={textOf}
        className={personListRecipe({ lines: 'between', isPadded: true })}
      >
        {(person, row) => (
          <PersonRow
            {...person}
            row={row}
            name={displayName(person, person.email)}
            detail={
              <bdi>{[person.login && `@${person.login}`, person.email].filter(Boolean).join(' · ')}</bdi>
            }
            keepsFocus
          >
            <RequestButton person={person} relation={relationTo(person)} />
            <ContributedActions person={person} />
          </PersonRow>
        )}
      </List>
    </div>
  )
}
