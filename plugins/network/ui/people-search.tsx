import { $languageTag, errorMessage, useTexts, useTranslate } from '@kernel'
import { Form, FormField, useForm } from '@kernel/parts'
import { Alert, Button, EmptyState, Input, PeopleIllustration, searchIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { connectionsQuery } from '../api/connections.query'
import { invitationsQuery } from '../api/invitations.query'
import { foundPeopleQuery } from '../api/people-search.query'
import { type FoundPerson, longestSearch, searchSchema } from '../model/person-search-result'
import { relationTo } from '../model/relation'
import { networkTexts } from '../texts'
import { FoundPersonRow } from './found-person-row'
import { sectionRecipe } from './network.recipe'

/** The field's own width would be wider than a narrow column. */
const narrow = css({ gridTemplateColumns: '[minmax(0, 1fr)]' })

/** Finding people to connect with (NET-FIND-01, NET-FIND-02). What is searched for stands in the address. */
export default function PeopleSearch() {
  const t = useTexts(networkTexts)
  const say = useTranslate()
  const [search, setSearch] = useSearchParams()
  const wanted = (search.get('q') ?? '').trim().slice(0, longestSearch)
  const form = useForm(searchSchema, { searchText: wanted })
  const query = useQuery({
    ...foundPeopleQuery(wanted, useUnit($languageTag)),
    enabled: wanted !== '',
    throwOnError: false,
  })
  const { isFetching } = query
  const root = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)

  useEffect(() => {
    if (wanted === '' || isFetching || !isAwaited.current) return
    isAwaited.current = false
    scrollToResults(root.current?.children[1])
  }, [wanted, isFetching])

  function handleSubmit(searchText: string) {
    isAwaited.current = true
    if (searchText === wanted) return query.refetch()
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
              maxLength={longestSearch}
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
          {say(errorMessage(query.error))}
        </Alert>
      )}
      {query.data && <Results people={query.data} />}
    </div>
  )
}

/** On phones an answer comes below the edge, as if nothing had come. What is in sight stays where it is. */
function scrollToResults(answer: Element | undefined): void {
  const before = window.scrollY
  const first = answer?.querySelector('li') ?? answer
  first?.scrollIntoView({ block: 'nearest' })
  if (window.scrollY !== before) answer?.scrollIntoView()
}

function Results({ people }: { readonly people: readonly FoundPerson[] }) {
  const t = useTexts(networkTexts)
  // Whom one knows or has asked already, the server knows; without its answers everybody may be asked.
  const { data: invitations = [] } = useQuery({ ...invitationsQuery(), throwOnError: false })
  const { data: connections = [] } = useQuery({ ...connectionsQuery(), throwOnError: false })
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
      <ul role="list" className={styles.list}>
        {people.map((person) => (
          <FoundPersonRow
            key={person.id}
            person={person}
            relation={relationTo(person, connections, invitations)}
          />
        ))}
      </ul>
    </div>
  )
}
