import { useTexts } from '@kernel'
import { imageUrl, List } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { css, cx } from 'styled-system/css'
import type { SuggestedPerson } from '../contract'
import { displayName } from '../model/person-summary'
import { networkTexts } from '../texts'
import { ContributedActions } from './contributed-actions'
import { personListRecipe, personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'
import { RequestButton } from './request-button'
import { useRelations } from './use-relations'

const keyOf = ({ login }: SuggestedPerson) => login
const textOf = ({ name, login }: SuggestedPerson) => `${name} @${login}`

/** A long name is cut, so that all rows have one height and the buttons one edge. */
const oneLine = css({ display: 'block', truncate: true })
const shrinking = css({ flexBasis: '[9rem !important]' })

interface SuggestedPeopleProps {
  readonly people: readonly SuggestedPerson[]
  readonly columns?: 'one' | 'several'
}

/** List of suggested people, each with a button that requests a connection. */
export function SuggestedPeople({ people, columns = 'one' }: SuggestedPeopleProps) {
  const t = useTexts(networkTexts)
  const relationTo = useRelations()
  const row = personRowRecipe()
  return (
    <List
      items={people}
      keyOf={keyOf}
      name="suggestions"
      textOf={textOf}
      aria-label={t['suggestions.title']()}
      className={personListRecipe({ columns })}
    >
      {(person, props) => {
        const target = { ...person, email: '' }
        return (
          <li {...props} className={row.root}>
            <div className={cx(row.person, shrinking)}>
              <Avatar src={imageUrl(person.pictureUrl)} name={displayName(person)} size="sm" />
              <div className={row.content}>
                <p title={displayName(person)} className={row.name}>
                  <PersonLink login={person.login} className={oneLine}>
                    {displayName(person)}
                  </PersonLink>
                </p>
                <p className={row.detail}>
                  <bdi>@{person.login}</bdi>
                </p>
              </div>
            </div>
            <ContributedActions person={person} />
            <RequestButton person={target} relation={relationTo({ ...target, id: person.id ?? '' })} />
          </li>
        )
      }}
    </List>
  )
}
