import { $languageTag, errorMessage, useTexts, useTranslate } from '@kernel'
import { Form, FormField, List, useForm } from '@kernel/parts'
import { Alert, Button, EmptyState, Input, PeopleIllustration, searchIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { connectionsQuery } from '../api/connections.query'
import { invitationsQuery } from '../api/invitations.query'
import { foundPeopleQuery } from '../api/people-search.query'
import { type FoundPerson, maxSearchLength, searchSchema } from '../model/person-search-result'
import { createRelations } from '../model/relation'
import { networkTexts } from '../texts'
import { FoundPersonRow } from './found-person-row'
import { sectionRecipe } from './network.recipe'

/** Lets the search field shrink, because its default width is larger than a narrow column. */
const narrow = css({ gridTemplateColumns: '[minmax(0, 1fr)]' })

/** The people search with its results; the query is in the URL (NET-FIND-01, NET-FIND-02). */
export default function PeopleSearch() {
  const t = useTexts(networkTexts)
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const searchQuery = (search.get('q') ?? '').trim().slice(0, maxSearchLength)
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
    <div ref={root} className={stack({ gap: '4' })}>
      <Form of={form} role="search" onSubmit={({ searchText }) => handleSubmit(searchText)}>
        <FormField
          of={form}
          path={['searchText']}
          className={narrow}
          label={t['people.searchText']()}
          hint={t['people.hint']()}
        >
          {(control, { input }) => (
            <Input
              type="search"
              autoComplete="off"
              maxLength={maxSearchLength}
              icon={searchIcon}
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
        <Alert tone="danger" title={t['people.errorSearching']()}>
          {translate(errorMessage(query.error))}
        </Alert>
      )}
      {query.data && <Results people={query.data} />}
    </div>
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
  // When the user's invitations or connections cannot be loaded, every person can be requested.
  const { data: invitations = [] } = useQuery(invitationsQuery())
  const { data: connections = [] } = useQuery(connectionsQuery())
  const relationTo = useMemo(() => createRelations(connections, invitations), [connections, invitations])
  const styles = sectionRecipe()

  if (people.length === 0)
    return (
      <div role="status">
        <EmptyState art={<PeopleIllustration />} title={t['people.none']()} titleAs="p">
          {t['people.none.text']()}
        </EmptyState>
      </div>
    )
  return (
    <div>
      <p role="status" className={styles.text}>
        {t['people.found']({ count: people.length })}
      </p>
      <List items={people} keyOf={({ id }) => id} name="people" textOf={textOf} className={styles.list}>
        {(person, row) => <FoundPersonRow person={person} relation={relationTo(person)} row={row} />}
      </List>
    </div>
  )
}
