import { type Id, useTexts } from '@kernel'
import { imageUrl, List, type ListRowProps, QueryBoundary, searchItems } from '@kernel/parts'
import { Avatar, ButtonLink, Checkbox, EmptyState, peopleIcon, SearchInput } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { Member, MemberPickerProps } from '../../groups/contract'
import { connectionsQuery } from '../api/queries'
import { useFindPeople } from '../contract'
import type { Connection } from '../model/connection'
import { memberCandidates } from '../model/member-choice'
import { displayName, personText } from '../model/person'
import { networkTexts } from '../texts'

const styles = {
  root: css({ stack: true, gap: '3' }),
  // As high and as wide as the other field of the form.
  search: css({ minH: 'touch!', maxW: '[28rem]' }),
  text: css({ textStyle: 'small', color: 'quiet' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(16rem, 100%), 1fr))]',
    columnGap: '4',
    // The page scrolls: a list in a box in a card leaves little room.
  }),
  choice: css({ alignItems: 'center!', minH: '[3.5rem !important]' }),
  person: css({ row: true, gap: '3', minW: '0' }),
  content: css({ display: 'grid', minW: '0', overflowWrap: 'anywhere' }),
  // One line, so that a long name makes no hole in the rows beside it.
  name: css({ textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: { base: '2', md: '1' } }),
  login: css({ textStyle: 'caption', color: 'quiet' }),
}

/** Number of candidates above which the list has a search field. */
const searchThreshold = 8

/** Former connections who are members are listed as well, so that they can be removed. */
export default function MemberPicker({ members, onChange }: MemberPickerProps) {
  const t = useTexts(networkTexts)
  const query = useQuery(connectionsQuery())
  // The list starts with the initial members: removed ones stay listed, and the order does not change.
  const [initialMembers] = useState(members)

  return (
    <QueryBoundary query={query} failed={t['connections.errorReading']()}>
      {(connections) => (
        <People
          connections={connections}
          initialMembers={initialMembers}
          members={members}
          onChange={onChange}
        />
      )}
    </QueryBoundary>
  )
}

interface PeopleProps extends MemberPickerProps {
  readonly connections: readonly Connection[]
  readonly initialMembers: readonly Member[]
}

function People({ connections, initialMembers, members, onChange }: PeopleProps) {
  const t = useTexts(networkTexts)
  const findPeople = useFindPeople()
  const [searchQuery, setSearchQuery] = useState('')
  const candidates = useMemo(
    () => memberCandidates(connections, initialMembers),
    [connections, initialMembers],
  )
  const candidateIds = useMemo(() => new Set(candidates.map(idOf)), [candidates])
  // A checked box leaves the list as it is, since thousands of rows would be laid out again.
  const others = members.filter((member) => !candidateIds.has(idOf(member)))
  const people = others.length === 0 ? candidates : [...candidates, ...others]
  // Deferred, so that React paints the typed letter before it filters the rows.
  const shown = searchItems(people, useDeferredValue(searchQuery), personText)
  const memberIds = useMemo(() => new Set(members.map(idOf)), [members])
  const change = useRef<(person: Member) => void>(null)
  change.current = (person) =>
    onChange(
      memberIds.has(idOf(person))
        ? members.filter((member) => idOf(member) !== idOf(person))
        : [...members, person],
    )
  const toggle = useCallback((person: Member) => change.current?.(person), [])

  if (people.length === 0)
    return (
      <EmptyState
        isCompact
        icon={peopleIcon}
        title={t['connections.none']()}
        titleAs="h3"
        action={
          <ButtonLink to={findPeople} variant="soft">
            {t['people.title']()}
          </ButtonLink>
        }
      >
        {t['members.none.text']()}
      </EmptyState>
    )
  return (
    <div className={styles.root}>
      {people.length > searchThreshold && (
        <SearchInput
          className={styles.search}
          label={t['members.search']()}
          value={searchQuery}
          onChange={setSearchQuery}
          onKeyDown={preventSubmit}
        />
      )}
      <p role="status" className={styles.text}>
        {shown.length === 0
          ? t['members.noneFound']()
          : t['members.chosen']({ count: members.length, total: people.length })}
      </p>
      {shown.length > 0 && (
        <List items={shown} keyOf={idOf} aria-label={t['members.title']()} className={styles.list}>
          {(person, row) => (
            <Candidate person={person} isMember={memberIds.has(idOf(person))} onToggle={toggle} row={row} />
          )}
        </List>
      )}
    </div>
  )
}

const idOf = ({ userId }: { readonly userId: Id }) => String(userId)

interface CandidateProps {
  readonly person: Member
  readonly isMember: boolean
  readonly onToggle: (person: Member) => void
  readonly row: ListRowProps
}

const Candidate = memo(function Candidate({ person, isMember, onToggle, row }: CandidateProps) {
  const t = useTexts(networkTexts)
  const name = displayName(person, t['connections.unknown']())
  return (
    <li {...row}>
      <Checkbox
        className={styles.choice}
        checked={isMember}
        onChange={() => onToggle(person)}
        label={
          <span className={styles.person}>
            <Avatar src={imageUrl(person.pictureUrl)} name={displayName(person)} />
            <span className={styles.content}>
              <span title={name} className={styles.name}>
                {name}
              </span>
              {person.name && person.login && (
                <span className={styles.login}>
                  <bdi>@{person.login}</bdi>
                </span>
              )}
            </span>
          </span>
        }
      />
    </li>
  )
})

/** Keeps Enter in the search field from submitting the group form around it. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
