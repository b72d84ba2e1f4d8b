import { useTexts } from '@kernel'
import { Slot } from '@kernel/parts'
import {
  Button,
  ButtonLink,
  EmptyState,
  Field,
  Input,
  Page,
  PageHeader,
  PeopleIllustration,
  searchIcon,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { connectionsQuery } from '../api/connections.query'
import { discoverSections, type SuggestedPerson, useFindPeople } from '../contract'
import { matchesPerson } from '../model/suggestions'
import { networkTexts } from '../texts'
import { sectionRecipe } from '../ui/network.recipe'
import { SuggestedPeople } from '../ui/suggested-people'
import { useSuggestions } from '../ui/use-suggestions'

/** Screen on which members discover people and courses. */
export default function Discover() {
  const t = useTexts(networkTexts)
  const [input, setInput] = useState('')
  const searchText = useDeferredValue(input.trim())
  const { people, sources } = useSuggestions()
  const { data: connections } = useQuery(connectionsQuery())
  const logins = useMemo(
    () => [...(connections ?? []), ...people].map(({ login }) => login).filter(Boolean),
    [connections, people],
  )
  return (
    <Page width="wide">
      <PageHeader title={t['discover.title']()} lead={t['discover.lead']()} />
      {sources}
      <div className={stack({ gap: { base: '6', sm: '8' } })}>
        <Field label={t['discover.search']()} isLabelHidden>
          <Input
            type="search"
            autoComplete="off"
            icon={searchIcon}
            placeholder={t['discover.search']()}
            value={input}
            onChange={(event) => setInput(event.currentTarget.value)}
          />
        </Field>
        <People
          key={String(searchText === '')}
          people={people.filter((person) => matchesPerson(person, searchText))}
          searchText={searchText}
        />
        <Slot of={discoverSections} props={{ logins, searchText }} />
      </div>
    </Page>
  )
}

/** Number of people shown until the user expands the list. */
const shownAtFirst = 6

/** Phones begin with three people, so that the courses below are in view. */
const few = css({ '& > ul > li:nth-child(n + 4)': { smDown: { display: 'none' } } })
const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'center', sm: 'start' },
  gap: '1',
})
const onlyPhone = css({ display: { sm: 'none' } })
const fewCount = 3

interface PeopleProps {
  readonly people: readonly SuggestedPerson[]
  readonly searchText: string
}

function People({ people, searchText }: PeopleProps) {
  const t = useTexts(networkTexts)
  const id = useId()
  const findPeople = useFindPeople()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? people : people.slice(0, shownAtFirst)
  const hasFew = !isWhole && searchText === ''
  const styles = sectionRecipe()
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {t['discover.people']()}
      </h2>
      {people.length > 0 ? (
        <>
          <div className={hasFew ? few : undefined}>
            <SuggestedPeople people={shown} columns="several" />
          </div>
          <div className={more}>
            {(shown.length < people.length || (hasFew && people.length > fewCount)) && (
              <Button
                size="sm"
                variant="soft"
                onClick={() => setIsWhole(true)}
                className={shown.length < people.length ? undefined : onlyPhone}
              >
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
      ) : (
        <EmptyState
          art={<PeopleIllustration />}
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
      )}
    </section>
  )
}
