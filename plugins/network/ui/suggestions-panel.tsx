import { useHref, useTexts } from '@kernel'
import { TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { discoverRoute } from '../contract'
import { $hasPeopleCards } from '../model/people-cards'
import { networkTexts } from '../texts'
import { sectionRecipe, seeAll } from './network.recipe'
import { SuggestedPeople } from './suggested-people'
import { useSuggestions } from './use-suggestions'

const shownCount = 3

/** Panel of my page that suggests a few people. Renders nothing without suggestions. */
export default function SuggestionsPanel() {
  const t = useTexts(networkTexts)
  const href = useHref()
  const { people, sources } = useSuggestions()
  const hasCards = useUnit($hasPeopleCards)
  const styles = sectionRecipe()
  return (
    <>
      {sources}
      {people.length > 0 && !hasCards && (
        <section aria-label={t['suggestions.title']()} className={styles.root}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t['suggestions.title']()}</h2>
            <TextLink to={href(discoverRoute)} className={seeAll}>
              {t['suggestions.all']()}
            </TextLink>
          </div>
          <SuggestedPeople people={people.slice(0, shownCount)} />
        </section>
      )}
    </>
  )
}
