import {
  Button,
  EmptyState,
  Form,
  FormField,
  Input,
  Notice,
  PeopleArt,
  searchIcon,
  sentenceOf,
  useForm,
  useSpeak,
  useTexts,
} from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { invitationsQuery } from '../api/invitations.query'
import { useSearchPeople } from '../api/search-people.mutation'
import { type FoundPerson, longestSearch, searchSchema } from '../model/found-person'
import { networkTexts } from '../texts'
import { FoundPersonRow } from './found-person-row'
import { partRecipe } from './network.recipe'

/** The field's own width would be wider than a narrow column. */
const narrow = css({ gridTemplateColumns: '[minmax(0, 1fr)]' })

/** Finding people to connect with (NET-FIND-01, NET-FIND-02). */
export default function PeopleSearch() {
  const t = useTexts(networkTexts)
  const say = useSpeak()
  const form = useForm(searchSchema, { searchText: '' })
  const search = useSearchPeople()

  return (
    <div className={stack({ gap: '4' })}>
      <Form of={form} role="search" onSubmit={({ searchText }) => search.mutate(searchText)}>
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
                <Button type="submit" size="sm" variant="quiet" isLoading={search.isPending}>
                  {t['people.search']()}
                </Button>
              }
            />
          )}
        </FormField>
      </Form>
      {search.isError && (
        <Notice tone="danger" title={t['people.errorSearching']()}>
          {say(sentenceOf(search.error))}
        </Notice>
      )}
      {search.data && <Found people={search.data} />}
    </div>
  )
}

function Found({ people }: { readonly people: readonly FoundPerson[] }) {
  const t = useTexts(networkTexts)
  // Whom one has asked already, the server knows; without its answer everybody may be asked.
  const { data: invitations = [] } = useQuery({ ...invitationsQuery(), throwOnError: false })
  const asked = new Set(invitations.map(({ userId }) => String(userId)))
  const look = partRecipe()

  if (people.length === 0)
    return (
      <div role="status">
        <EmptyState art={<PeopleArt />} title={t['people.none']()} titleAs="p">
          {t['people.none.text']()}
        </EmptyState>
      </div>
    )
  return (
    <div>
      <p role="status" className={look.text}>
        {t['people.found']({ count: people.length })}
      </p>
      <ul className={look.list}>
        {people.map((person) => (
          <FoundPersonRow key={person.id} person={person} isAsked={asked.has(String(person.id))} />
        ))}
      </ul>
    </div>
  )
}
