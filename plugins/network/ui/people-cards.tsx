import { useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId } from 'react'
import { discoverRoute } from '../contract'
import { peopleCardsShown } from '../model/people-cards'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { seeAll } from './network.recipe'
import { styles } from './people-cards.styles'
import { PersonLink } from './person-link'
import { RequestButton } from './request-button'
import { useRelations } from './use-relations'
import { useSuggestions } from './use-suggestions'

/** Number of cards in one row. */
const rowLength = 4

export interface PeopleCardsProps {
  /** Whether the screen has room for two rows: it has nothing else yet. */
  readonly hasRoom?: boolean
}

/** Renders nothing without suggestions. */
export default function PeopleCards({ hasRoom = false }: PeopleCardsProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const id = useId()
  const relationTo = useRelations()
  const { people, sources } = useSuggestions()
  const report = useUnit(peopleCardsShown)
  const hasPeople = people.length > 0
  useEffect(() => {
    report(hasPeople)
    return () => void report(false)
  }, [hasPeople, report])

  return (
    <>
      {sources}
      {hasPeople && (
        <section aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {t['suggestions.title']()}
            </h2>
            <TextLink to={href(discoverRoute)} className={seeAll}>
              {t['suggestions.all']()}
            </TextLink>
          </div>
          <ul role="list" aria-labelledby={id} className={styles.list}>
            {people.slice(0, hasRoom ? 2 * rowLength : rowLength).map((person) => {
              const target = { ...person, email: '' }
              return (
                <li key={person.login} className={styles.card}>
                  <Avatar src={imageUrl(person.pictureUrl)} name={displayName(person)} size="md" />
                  <p className={styles.name}>
                    <PersonLink login={person.login}>{displayName(person)}</PersonLink>
                  </p>
                  <p className={styles.reason}>{person.reason ?? <bdi>@{person.login}</bdi>}</p>
                  <RequestButton person={target} relation={relationTo({ ...target, id: person.id ?? '' })} />
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
