import { useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, SeeAll } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId } from 'react'
import { css } from 'styled-system/css'
import { discoverRoute } from '../contract'
import { peopleCardsShown } from '../model/people-cards'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { PersonLink } from './person-link'
import { PersonReason } from './person-reason'
import { RequestButton } from './request-button'
import { useRelations } from './use-relations'
import { useSuggestions } from './use-suggestions'

const styles = {
  head: css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', mb: '3' }),
  title: css({ textStyle: 'heading' }),
  // One row, which phones scroll sideways up to the edges of the window.
  list: css({
    display: 'grid',
    gap: { base: '3', md: '5' },
    mdDown: {
      gridAutoFlow: 'column',
      gridAutoColumns: '[9.25rem]',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: '-4',
      px: '4',
      py: '1',
    },
    md: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
  }),
  card: css({
    position: 'relative',
    card: true,
    stack: true,
    gridTemplateRows: '[auto auto 1fr auto]',
    justifyItems: 'center',
    gap: '1',
    px: '3',
    pt: '4',
    pb: '3',
    textAlign: 'center',
    '& > :last-child': { justifySelf: 'stretch', mt: '2' },
  }),
  name: css({ textStyle: 'label', mt: '1', lineClamp: '2', overflowWrap: 'anywhere' }),
  reason: css({
    textStyle: 'caption',
    color: 'quiet',
    maxW: 'full',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    alignSelf: 'start',
  }),
}

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
            <SeeAll to={href(discoverRoute)} />
          </div>
          <ul role="list" aria-labelledby={id} className={styles.list}>
            {people.slice(0, hasRoom ? 2 * rowLength : rowLength).map((person) => (
              <li key={person.login} className={styles.card}>
                <Avatar src={imageUrl(person.pictureUrl)} name={displayName(person)} size="md" />
                <p className={styles.name}>
                  <PersonLink login={person.login}>{displayName(person)}</PersonLink>
                </p>
                <p className={styles.reason}>
                  <PersonReason person={person} />
                </p>
                <RequestButton person={person} relation={relationTo(person)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
