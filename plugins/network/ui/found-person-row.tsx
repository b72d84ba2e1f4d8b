import { imageUrl, type ListRowProps } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { displayName, type FoundPerson } from '../model/person'
import type { Relation } from '../model/relation'
import { ContributedActions } from './contributed-actions'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'
import { RequestButton } from './request-button'

interface FoundPersonRowProps {
  readonly person: FoundPerson
  readonly relation: Relation
  readonly row: ListRowProps
}

export function FoundPersonRow({ person, relation, row }: FoundPersonRowProps) {
  const styles = personRowRecipe()
  const name = displayName(person, person.email)

  return (
    // The focus stays here when the button goes.
    <li {...row} tabIndex={-1} className={styles.root}>
      <div className={styles.person}>
        <Avatar src={imageUrl(person.pictureUrl)} name={name} />
        <div className={styles.content}>
          <p title={name} className={styles.name}>
            <PersonLink login={person.login}>{name}</PersonLink>
          </p>
          <p className={styles.detail}>
            <bdi>{[person.login && `@${person.login}`, person.email].filter(Boolean).join(' · ')}</bdi>
          </p>
        </div>
      </div>
      <ContributedActions person={person} />
      <RequestButton person={person} relation={relation} />
    </li>
  )
}
