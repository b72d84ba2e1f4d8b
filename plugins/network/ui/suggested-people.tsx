import { useHref, useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { ButtonLink, VisuallyHidden } from '@kernel/ui'
import { messagesRoute } from '../../messaging/contract'
import type { SuggestedPerson } from '../contract'
import { displayName, personText } from '../model/person'
import { networkTexts } from '../texts'
import { personListRecipe, personRowRecipe } from './network.recipe'
import { PersonReason } from './person-reason'
import { PersonRow } from './person-row'
import { RequestButton } from './request-button'
import { useRelations } from './use-relations'

const keyOf = ({ login }: SuggestedPerson) => login

interface SuggestedPeopleProps {
  readonly people: readonly SuggestedPerson[]
  /** Whether the list fills a card of its own, in two columns where there is room. */
  readonly hasColumns?: boolean
}

export function SuggestedPeople({ people, hasColumns = false }: SuggestedPeopleProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const relationTo = useRelations()
  const look = { isNarrow: !hasColumns, isReasoned: hasColumns }
  return (
    <List
      items={people}
      keyOf={keyOf}
      name="suggestions"
      textOf={personText}
      aria-label={t['suggestions.title']()}
      className={personListRecipe(hasColumns ? { lines: 'columns' } : { isPadded: true })}
    >
      {(person, row) => {
        const relation = relationTo(person)
        const conversation =
          relation === 'connected' && person.id !== undefined
            ? href(messagesRoute, undefined, { with: person.id })
            : undefined
        return (
          <PersonRow
            {...person}
            row={row}
            name={displayName(person)}
            detail={<PersonReason person={person} />}
            look={look}
            keepsFocus
          >
            <div className={personRowRecipe(look).actions}>
              {conversation ? (
                <ButtonLink to={conversation} size="sm" variant="soft">
                  <span aria-hidden="true">{t['people.message']()}</span>
                  <VisuallyHidden>{t['connections.messageTo']({ name: displayName(person) })}</VisuallyHidden>
                </ButtonLink>
              ) : (
                <RequestButton person={person} relation={relation} />
              )}
            </div>
          </PersonRow>
        )
      }}
    </List>
  )
}
