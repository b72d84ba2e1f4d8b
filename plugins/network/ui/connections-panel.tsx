import { useHref, useTexts } from '@kernel'
import { announce, CopyNotice, List, maxWholeList, QueryBoundary, searchItems } from '@kernel/parts'
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  chatIcon,
  EmptyState,
  PeopleIllustration,
  personAddIcon,
  postsIcon,
  ScreenSkeleton,
  SearchIllustration,
  SearchInput,
  Select,
  tagIcon,
  useMedia,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { css, cx } from 'styled-system/css'
import { messagesRoute } from '../../messaging/contract'
import { createPostRoute } from '../../posts/contract'
import { connectionsQuery, tagsQuery } from '../api/queries'
import { useFindPeople } from '../contract'
import { type Connection, hasTag } from '../model/connection'
import {
  $selectedConnections,
  type ConnectionOrder,
  connectionsSelected,
  selectionCleared,
  sortConnections,
} from '../model/connection-list'
import { personText } from '../model/person'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { ConnectionRow } from './connection-row'
import { inviteSection } from './invite-section'
import { personListRecipe } from './network.recipe'
import { SelectionBar } from './selection-bar'
import { TagPanel } from './tag-panel'
import { useConnectionChanges } from './use-connection-menu'
import { useTagFilter } from './use-tag-filter'

const hidden = css({ srOnly: true })
const panel = css({ stack: true })
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '3',
  px: '4',
  pt: '3',
  pb: '[1.125rem]',
  borderBottomWidth: '1px',
  lgDown: { borderBottomWidth: '0' },
})
const grow = css({ flex: '[1 1 10rem]', minW: '0' })
const tagRow = css({ px: '4', pb: '3', borderBottomWidth: '1px' })
const line = css({ px: '4', py: '2', borderBottomWidth: '1px' })
const found = css({ textStyle: 'caption', color: 'quiet' })

interface ConnectionsPanelProps {
  /** Whether it is all there is on the screen, without a column beside it. */
  readonly isAlone: boolean
}

export function ConnectionsPanel({ isAlone }: ConnectionsPanelProps) {
  const t = useTexts(networkTexts)
  const id = useId()
  const query = useQuery(connectionsQuery())
  const href = useHref()
  const findPeoplePath = useFindPeople()
  // Ignore a failed request for the tags here: the tag panel shows that error.
  const { data: tags = [] } = useQuery(tagsQuery())

  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className={hidden}>
        {t['connections.mine']()}
      </h2>
      <CopyNotice of={connectionsQuery()} />
      <QueryBoundary
        query={query}
        failed={t['connections.errorReading']()}
        fallback={<ScreenSkeleton of="people" isCard />}
      >
        {(connections) =>
          connections.length === 0 ? (
            <Card isBleed>
              <EmptyState
                isLow
                art={<PeopleIllustration />}
                title={t['connections.none']()}
                titleAs="h3"
                points={
                  isAlone
                    ? [
                        { icon: postsIcon, text: href(createPostRoute) && t['connections.none.feed']() },
                        { icon: chatIcon, text: href(messagesRoute) && t['connections.none.messages']() },
                        { icon: tagIcon, text: href(createPostRoute) && t['connections.none.tags']() },
                      ]
                    : undefined
                }
                action={
                  <>
                    <ButtonLink to={findPeoplePath}>{t['people.title']()}</ButtonLink>
                    <ButtonLink to={`#${inviteSection}`} variant="soft" icon={personAddIcon}>
                      {t['invite.title']()}
                    </ButtonLink>
                  </>
                }
              >
                {t['connections.none.text']()}
              </EmptyState>
            </Card>
          ) : (
            <Connections connections={connections} tags={tags} />
          )
        }
      </QueryBoundary>
    </section>
  )
}

interface ConnectionsProps {
  readonly connections: readonly Connection[]
  readonly tags: readonly Tag[]
}

function Connections({ connections, tags }: ConnectionsProps) {
  const t = useTexts(networkTexts)
  const { changes, isBusy } = useConnectionChanges()
  const [chosen, choose] = useTagFilter(tags)
  const [input, setInput] = useState('')
  const searchText = useDeferredValue(input.trim())
  const [sorting, setSorting] = useState<ConnectionOrder>('name')
  const isWide = useMedia('(min-width: 64rem)')
  const selection = useUnit($selectedConnections)
  const ids = useMemo(() => new Set(selection.map(String)), [selection])
  const selected = useMemo(() => connections.filter(({ id }) => ids.has(String(id))), [connections, ids])
  const sorted = useMemo(() => sortConnections(connections, sorting), [connections, sorting])
  const shown = useMemo(() => {
    const tagged = chosen ? sorted.filter((connection) => hasTag(connection, chosen)) : sorted
    return searchItems(tagged, searchText, personText)
  }, [sorted, chosen, searchText])
  const bar = useRef<HTMLDivElement>(null)
  const handleKeyDown = useSelectionBarShortcut(bar)
  useAnnounceSelection(selected.length)

  function showAll() {
    choose(undefined)
    setInput('')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles F6 from all rows
    <div onKeyDown={handleKeyDown} data-selecting={selected.length > 0 || undefined} className={panel}>
      <Card isBleed padding="none">
        <div className={tools}>
          <div className={grow}>
            <SearchInput label={t['connections.search']()} value={input} onChange={setInput} />
          </div>
          <Order value={sorting} onChange={setSorting} />
        </div>
        {!isWide && (
          <div className={tagRow}>
            <TagPanel isRow />
          </div>
        )}
        <p role="status" className={cx(line, found, !chosen && searchText === '' && hidden)}>
          {searchText !== ''
            ? t['connections.found']({ count: shown.length })
            : chosen
              ? t['connections.filtered']({ count: shown.length, tag: chosen.name })
              : t['connections.count']({ count: shown.length })}
        </p>
        {shown.length === 0 && (
          <EmptyState
            art={<SearchIllustration />}
            title={t[searchText === '' ? 'connections.noneTagged' : 'members.noneFound']()}
            titleAs="h3"
            action={
              <Button variant="soft" onClick={showAll}>
                {t['connections.showAll']()}
              </Button>
            }
          />
        )}
        {shown.length > maxWholeList && (
          <div className={line}>
            <SelectAll connections={shown} selectedIds={ids} />
          </div>
        )}
        <List
          items={shown}
          keyOf={idOf}
          name="connections"
          className={personListRecipe({ lines: 'between' })}
        >
          {(connection, row) => (
            <ConnectionRow
              connection={connection}
              tags={tags}
              changes={changes}
              isBusy={isBusy(connection)}
              isSelected={ids.has(String(connection.id))}
              row={row}
            />
          )}
        </List>
      </Card>
      {selected.length > 0 && <SelectionBar ref={bar} connections={selected} tags={tags} />}
    </div>
  )
}

interface OrderProps {
  readonly value: ConnectionOrder
  readonly onChange: (value: ConnectionOrder) => void
}

function Order({ value, onChange }: OrderProps) {
  const t = useTexts(networkTexts)
  return (
    <Select
      isSort
      aria-label={t['connections.sort']()}
      value={value === 'name' ? '' : value}
      onChange={({ target }) => onChange(target.value === 'login' ? 'login' : 'name')}
    >
      <option value="">{t['connections.sort.name']()}</option>
      <option value="login">{t['connections.sort.login']()}</option>
    </Select>
  )
}

const idOf = ({ id }: Connection) => id

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
