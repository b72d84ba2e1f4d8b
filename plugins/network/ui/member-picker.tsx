import { sameId, useTexts } from '@kernel'
import { imageUrl, QueryBoundary } from '@kernel/parts'
import { Avatar, Checkbox, Input, searchIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Member, MemberPickerProps } from '../../groups/contract'
import { connectionsQuery } from '../api/connections.query'
import { memberCandidates, nameMatches } from '../model/member-choice'
import { displayName } from '../model/person-summary'
import { networkTexts } from '../texts'
import { memberPickerRecipe } from './member-picker.recipe'

/** Longer lists have a search field. */
const searchThreshold = 8

/**
 * Selects the members of a group among the user's connections (GRP-EDIT-01). Members who are no connection any more are
 * listed too, so that they can be removed.
 */
export default function MemberPicker({ members, onChange }: MemberPickerProps) {
  const t = useTexts(networkTexts)
  const query = useQuery({ ...connectionsQuery(), throwOnError: false })
  // Removed members stay listed, and the order stays the same while the user selects.
  const [initialMembers] = useState(members)
  const styles = memberPickerRecipe()

  return (
    <QueryBoundary query={query} failed={t['connections.errorReading']()}>
      {(connections) => {
        const people = memberCandidates(connections, initialMembers, members)
        return people.length === 0 ? (
          <p className={styles.text}>{t['members.none']()}</p>
        ) : (
          <People people={people} members={members} onChange={onChange} />
        )
      }}
    </QueryBoundary>
  )
}

interface PeopleProps extends MemberPickerProps {
  readonly people: readonly Member[]
}

function People({ people, members, onChange }: PeopleProps) {
  const t = useTexts(networkTexts)
  const [searchQuery, setSearchQuery] = useState('')
  const styles = memberPickerRecipe()
  const shown = people.filter((person) => nameMatches(person, searchQuery))
  const isMember = ({ userId }: Member) => members.some((member) => sameId(member.userId, userId))
  const toggle = (person: Member) =>
    onChange(
      isMember(person)
        ? members.filter(({ userId }) => !sameId(userId, person.userId))
        : [...members, person],
    )

  return (
    <div className={styles.root}>
      {people.length > searchThreshold && (
        <Input
          type="search"
          icon={searchIcon}
          autoComplete="off"
          aria-label={t['members.search']()}
          placeholder={t['members.search']()}
          value={searchQuery}
          onChange={(event) => setSearchQuery(event.target.value)}
          onKeyDown={preventSubmit}
        />
      )}
      <p role="status" className={styles.text}>
        {shown.length === 0
          ? t['members.noneFound']()
          : t['members.chosen']({ count: members.length, total: people.length })}
      </p>
      {shown.length > 0 && (
        <ul role="list" aria-label={t['members.title']()} className={styles.list}>
          {shown.map((person) => (
            <li key={person.userId} className={styles.item}>
              <Checkbox
                className={styles.choice}
                checked={isMember(person)}
                onChange={() => toggle(person)}
                label={
                  <span className={styles.person}>
                    <Avatar src={imageUrl(person.pictureUrl)} name={displayName(person)} />
                    <span className={styles.content}>
                      {displayName(person, t['connections.unknown']())}
                      {person.name && person.login && (
                        <span className={styles.login}>{`@${person.login}`}</span>
                      )}
                    </span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The field is inside the group form, which Enter would submit. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
