import { useTexts } from '@kernel'
import { imageUrl, type ListRowProps } from '@kernel/parts'
import { Avatar, Badge, Button, checkIcon, personAddIcon } from '@kernel/ui'
import { useEffect, useRef } from 'react'
import { useRequestConnection } from '../api/request-connection.mutation'
import type { FoundPerson } from '../model/person-search-result'
import { displayName } from '../model/person-summary'
import type { Relation } from '../model/relation'
import { networkTexts } from '../texts'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'

interface FoundPersonRowProps {
  readonly person: FoundPerson
  readonly relation: Relation
  readonly row: ListRowProps
}

/** Row of a person in the search results with a request button (NET-FIND-01). */
export function FoundPersonRow({ person, relation, row }: FoundPersonRowProps) {
  const t = useTexts(networkTexts)
  const request = useRequestConnection()
  const styles = personRowRecipe()
  const name = displayName(person, person.email)
  const isRequested = relation === 'requested'
  const isDone = isRequested || request.isSuccess
  useResetWhenCanceled(isRequested, request.reset)

  return (
    <li {...row} className={styles.root}>
      <div className={styles.person}>
        <Avatar src={imageUrl(person.pictureUrl)} name={name} />
        <div className={styles.content}>
          <p className={styles.name}>
            <PersonLink login={person.login}>{name}</PersonLink>
          </p>
          <p className={styles.detail}>
            {[person.login && `@${person.login}`, person.email].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {relation === 'connected' ? (
        <Badge tone="success">{t['people.connected']()}</Badge>
      ) : (
        // The request button stays mounted, so that it keeps the focus.
        <Button
          size="sm"
          variant={isDone ? 'quiet' : 'soft'}
          icon={isDone ? checkIcon : personAddIcon}
          aria-label={t[isDone ? 'people.requestedOf' : 'people.requestOf']({ name })}
          aria-disabled={isDone}
          isLoading={request.isPending}
          onClick={() => !isDone && request.mutate(person.id)}
        >
          {t[isDone ? 'people.asked' : 'people.request']()}
        </Button>
      )}
    </li>
  )
}

/** Enables the request button again once the server no longer lists the earlier connection request. */
function useResetWhenCanceled(isRequested: boolean, reset: () => void): void {
  const wasRequested = useRef(isRequested)
  useEffect(() => {
    if (wasRequested.current && !isRequested) reset()
    wasRequested.current = isRequested
  }, [isRequested, reset])
}
