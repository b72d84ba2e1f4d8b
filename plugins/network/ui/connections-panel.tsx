import { useTexts } from '@kernel'
import { announce, List, maxWholeList, QueryBoundary } from '@kernel/parts'
import { Button, ButtonLink, Card, Checkbox, EmptyState, mailIcon, PeopleIllustration } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
} from 'react'
import { css, cx } from 'styled-system/css'
import { connectionsQuery } from '../api/connections.query'
import { tagsQuery } from '../api/tags.query'
import { useFindPeople } from '../contract'
import { type Connection, hasTag } from '../model/connection'
import { $selectedConnections, connectionsSelected, selectionCleared } from '../model/selection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { ConnectionRow } from './connection-row'
import { inviteSection } from './invite-section'
import { sectionRecipe } from './network.recipe'
import { SelectionBar } from './selection-bar'
import { useTagFilter } from './use-tag-filter'

const hidden = css({ srOnly: true })
/** On phones the buttons are below each other. */
const equal = css({ minW: { smDown: '[14rem]' } })
const invitation = css({ py: { base: '[0.5rem !important]', md: '[2rem !important]' } })

/** List of the user's connections with selection. */
export function ConnectionsPanel() {
  const t = useTexts(networkTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(connectionsQuery())
  const findPeoplePath = useFindPeople()
  // Ignore a failed request for the tags here: the tag panel shows that error.
  const { data: tags = [] } = useQuery(tagsQuery())
  const styles = sectionRecipe()

  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        className={cx(styles.title, query.data?.length === 0 && hidden)}
      >
        {t['connections.mine']()}
      </h2>
      <QueryBoundary query={query} failed={t['connections.errorReading']()}>
        {(connections) =>
          connections.length === 0 ? (
            <Card>
              <EmptyState
                art={<PeopleIllustration />}
                title={t['connections.none']()}
                titleAs="h3"
                action={
                  <>
                    <ButtonLink to={findPeoplePath} className={equal}>
                      {t['people.title']()}
                    </ButtonLink>
                    <ButtonLink to={`#${inviteSection}`} variant="soft" icon={mailIcon} className={equal}>
                      {t['people.invite']()}
                    </ButtonLink>
                  </>
                }
                className={invitation}
              >
                {t['connections.none.text']()}
              </EmptyState>
            </Card>
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
  const selection = useUnit($selectedConnections)
  const ids = useMemo(() => new Set(selection.map(String)), [selection])
  const selected = useMemo(() => connections.filter(({ id }) => ids.has(String(id))), [connections, ids])
  const shown = useMemo(
    () => (chosen ? connections.filter((connection) => hasTag(connection, chosen)) : connections),
    [connections, chosen],
  )
  const bar = useRef<HTMLDivElement>(null)
  const handleKeyDown = useSelectionBarShortcut(bar)
  useAnnounceSelection(selected.length)
  const focusHeading = useCallback(() => heading.current?.focus(), [heading])
  const styles = sectionRecipe()

  function showAll() {
    choose(undefined)
    // The focused button was removed: focus the heading instead.
    heading.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles F6 from all rows
    <div onKeyDown={handleKeyDown} className={styles.root}>
      <p role="status" className={cx(styles.text, css({ mt: '-2' }))}>
        {chosen
          ? t['connections.filtered']({ count: shown.length, tag: chosen.name })
          : t['connections.count']({ count: shown.length })}
      </p>
      {selected.length > 0 && (
        <SelectionBar ref={bar} connections={selected} tags={tags} onClear={focusHeading} />
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
      {shown.length > maxWholeList && <SelectAll connections={shown} selectedIds={ids} />}
      <List items={shown} keyOf={idOf} name="connections" textOf={textOf} className={styles.list}>
        {(connection, row) => (
          <ConnectionRow
            connection={connection}
            tags={tags}
            isSelected={ids.has(String(connection.id))}
            onRemoved={focusHeading}
            row={row}
          />
        )}
      </List>
    </div>
  )
}

const idOf = ({ id }: Connection) => id
const textOf = ({ name, login }: Connection) => `${name} @${login}`

interface SelectAllProps {
  readonly connections: readonly Connection[]
  readonly selectedIds: ReadonlySet<string>
}

/** Checkbox that selects all connections, also those of a long list that are not rendered. */
function SelectAll({ connections, selectedIds }: SelectAllProps) {
  const t = useTexts(networkTexts)
  const [select, clear] = useUnit([connectionsSelected, selectionCleared])
  const isAll = connections.every(({ id }) => selectedIds.has(String(id)))
  return (
    <Checkbox
      label={t['connections.selectAll']({ count: connections.length })}
      checked={isAll}
      onChange={() => (isAll ? clear() : select(connections.map(idOf)))}
    />
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
