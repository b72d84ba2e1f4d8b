import { useTexts } from '@kernel'
import { announce, QueryBoundary } from '@kernel/parts'
import { Button, ButtonLink, EmptyState, PeopleIllustration } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { connectionsQuery } from '../api/connections.query'
import { tagsQuery } from '../api/tags.query'
import { useFindPeople } from '../contract'
import { type Connection, hasTag } from '../model/connection'
import { $selectedConnections } from '../model/selection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { ConnectionRow } from './connection-row'
import { sectionRecipe } from './network.recipe'
import { SelectionBar } from './selection-bar'
import { useTagFilter } from './use-tag-filter'

/** The user's connections (NET-CONN-01). */
export function ConnectionsPanel() {
  const t = useTexts(networkTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery({ ...connectionsQuery(), throwOnError: false })
  const findPeoplePath = useFindPeople()
  // Optional: the tag panel shows the error.
  const { data: tags = [] } = useQuery({ ...tagsQuery(), throwOnError: false })
  const styles = sectionRecipe()

  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {t['connections.mine']()}
      </h2>
      <QueryBoundary query={query} failed={t['connections.errorReading']()}>
        {(connections) =>
          connections.length === 0 ? (
            <EmptyState
              art={<PeopleIllustration />}
              title={t['connections.none']()}
              titleAs="h3"
              action={<ButtonLink to={findPeoplePath}>{t['people.title']()}</ButtonLink>}
            >
              {t['connections.none.text']()}
            </EmptyState>
          ) : (
            <Connections connections={connections} tags={tags} heading={heading} />
          )
        }
      </QueryBoundary>
    </section>
  )
}

interface ConnectionsProps {
  readonly connections: readonly Connection[]
  readonly tags: readonly Tag[]
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function Connections({ connections, tags, heading }: ConnectionsProps) {
  const t = useTexts(networkTexts)
  const [chosen, choose] = useTagFilter(tags)
  const ids = new Set(useUnit($selectedConnections).map(String))
  const selected = connections.filter(({ id }) => ids.has(String(id)))
  const shown = chosen ? connections.filter((connection) => hasTag(connection, chosen)) : connections
  const bar = useRef<HTMLDivElement>(null)
  const handleKeyDown = useSelectionBarShortcut(bar)
  useAnnounceSelection(selected.length)
  const styles = sectionRecipe()

  function showAll() {
    choose(undefined)
    // The focused button is removed.
    heading.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles F6 from all rows
    <div onKeyDown={handleKeyDown} className={styles.root}>
      <p role="status" className={styles.text}>
        {chosen
          ? t['connections.filtered']({ count: shown.length, tag: chosen.name })
          : t['connections.count']({ count: shown.length })}
      </p>
      {selected.length > 0 && (
        <SelectionBar ref={bar} connections={selected} tags={tags} onClear={() => heading.current?.focus()} />
      )}
      {shown.length === 0 && (
        <EmptyState
          title={t['connections.noneTagged']()}
          titleAs="h3"
          action={
            <Button variant="soft" onClick={showAll}>
              {t['connections.showAll']()}
            </Button>
          }
        />
      )}
      <ul role="list" className={styles.list}>
        {shown.map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            tags={tags}
            isSelected={ids.has(String(connection.id))}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </div>
  )
}

/** F6 moves the focus between the rows and the selection bar. */
function useSelectionBarShortcut(bar: RefObject<HTMLDivElement | null>) {
  const row = useRef<Element | null>(null)
  return (event: KeyboardEvent) => {
    const { activeElement } = document
    if (event.key !== 'F6' || !bar.current || event.ctrlKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!bar.current.contains(activeElement)) {
      row.current = activeElement
      bar.current.querySelector('button')?.focus()
    } else if (row.current instanceof HTMLElement && row.current.isConnected) row.current.focus()
  }
}

/** Announces the number of selected connections and the shortcut to the selection bar. */
function useAnnounceSelection(count: number): void {
  const t = useTexts(networkTexts)
  const announceText = useUnit(announce)
  const previousCount = useRef(count)
  const announceCount = useEffectEvent(() => announceText(t['connections.selected.keys']({ count })))
  useEffect(() => {
    if (count > 0 && count !== previousCount.current) announceCount()
    previousCount.current = count
  }, [count])
}
