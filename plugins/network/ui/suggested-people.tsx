import { useHref, useTexts } from '@kernel'
import { imageUrl, List } from '@kernel/parts'
import { Avatar, ButtonLink, VisuallyHidden } from '@kernel/ui'
import { messagesRoute } from '../../messaging/contract'
import type { SuggestedPerson } from '../contract'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { ContributedActions } from './contributed-actions'
import { personListRecipe, personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'
import { RequestButton } from './request-button'
import { useRelations } from './use-relations'

const keyOf = ({ login }: SuggestedPerson) => login
const textOf = ({ name, login }: SuggestedPerson) => `${name} @${login}`

interface SuggestedPeopleProps {
  readonly people: readonly SuggestedPerson[]
  /** Whether the list fills a card of its own, in two columns where there is room. */
  readonly hasColumns?: boolean
}

export function SuggestedPeople({ people, hasColumns = false }: SuggestedPeopleProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const relationTo = useRelations()
  const row = personRowRecipe({ isNarrow: !hasColumns, isReasoned: hasColumns })
  return (
    <List
      items={people}
      keyOf={keyOf}
      name="suggestions"
      textOf={textOf}
      aria-label={t['suggestions.title']()}
      className={personListRecipe(hasColumns ? { lines: 'columns' } : { isPadded: true })}
    >
      {(person, props) => {
        const target = { ...person, email: '' }
        const relation = relationTo({ ...target, id: person.id ?? '' })
        const conversation =
          relation === 'connected' && person.id !== undefined
            ? href(messagesRoute, undefined, { with: person.id })
            : undefined
        return (
          // The focus stays here when the button goes.
          <li {...props} tabIndex={-1} className={row.root}>
            <div className={row.person}>
              <Avatar src={imageUrl(person.pictureUrl)} name={displayName(person)} size="sm" />
              <div className={row.content}>
                <p title={displayName(person)} className={row.name}>
                  <PersonLink login={person.login}>{displayName(person)}</PersonLink>
                </p>
                <p className={row.detail}>{person.reason ?? <bdi>@{person.login}</bdi>}</p>
              </div>
            </div>
            <div className={row.actions}>
              <ContributedActions person={person} />
              {conversation ? (
                <ButtonLink to={conversation} size="sm" variant="soft">
                  <span aria-hidden="true">{t['people.message']()}</span>
                  <VisuallyHidden>{t['connections.messageTo']({ name: displayName(person) })}</VisuallyHidden>
                </ButtonLink>
              ) : (
                <RequestButton person={target} relation={relation} />
              )}
            </div>
          </li>
        )
      }}
    </List>
  )
}
