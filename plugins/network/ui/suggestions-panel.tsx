import { useHref, useTexts } from '@kernel'
import { ButtonLink, personAddIcon, SeeAll } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { discoverRoute, manageConnectionsRoute } from '../contract'
import { $hasPeopleCards } from '../model/people-cards'
import { networkTexts } from '../texts'
import { inviteSection } from './invite-section'
import { sectionRecipe } from './network.recipe'
import { SuggestedPeople } from './suggested-people'
import { DiscoverSections } from './suggested-sections'
import { useSuggestions } from './use-suggestions'

const shownCount = 3
/** Number of people whose offers newcomers see here, so that the feed does not wait for many requests. */
const askedCount = 12

const invite = css({ mt: '1' })

/**
 * Panel of my page that suggests a few people. Newcomers have these people as cards, and see here what they offer, such as
 * courses, and an invitation.
 */
export default function SuggestionsPanel() {
  const t = useTexts(networkTexts)
  const href = useHref()
  const { people, sources } = useSuggestions()
  const hasCards = useUnit($hasPeopleCards)
  const styles = sectionRecipe()
  const connectionsPath = href(manageConnectionsRoute)
  return (
    <>
      {sources}
      {people.length > 0 && !hasCards && (
        <section aria-label={t['suggestions.title']()} className={styles.root}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t['suggestions.title']()}</h2>
            <SeeAll to={href(discoverRoute)} />
          </div>
          <SuggestedPeople people={people.slice(0, shownCount)} />
        </section>
      )}
      {hasCards && <DiscoverSections people={people.slice(0, askedCount)} isNarrow />}
      {hasCards && (
        <section aria-label={t['invite.title']()} className={styles.root}>
          <h2 className={styles.title}>{t['invite.card']()}</h2>
          <p className={styles.text}>{t['invite.card.text']()}</p>
          <ButtonLink
            variant="soft"
            icon={personAddIcon}
            to={connectionsPath && `${connectionsPath}#${inviteSection}`}
            className={invite}
          >
            {t['invite.title']()}
          </ButtonLink>
        </section>
      )}
    </>
  )
}
