import { createListCollection, Listbox } from '@ark-ui/react/listbox'
import { cleanLine, navigate, useTexts, useTranslate } from '@kernel'
import {
  EntryBoundary,
  ErrorNotice,
  imageUrl,
  latinKey,
  MarkedText,
  RelativeTime,
  splitMatches,
  useCollected,
  useDebouncedText,
} from '@kernel/parts'
import {
  Avatar,
  Button,
  chevronDownIcon,
  EmptyState,
  Icon,
  SpinnerMark,
  searchIcon,
  VisuallyHidden,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { knownPeople } from '../../network/contract'
import { searchSources } from '../contract'
import { addRecent, recentResults } from '../model/recent-results'
import {
  allResults,
  firstResults,
  gatherActions,
  groupOf,
  type ResultRow,
  recentGroup,
  type SourceEntry,
} from '../model/result-groups'
import { searchTexts } from '../texts'
import { styles } from './search.styles'
import { useScreenSource } from './sources'

/** Maximum number of characters of a search text; the server's search for people accepts 200. */
const maxLength = 200

/** The source of the screens, which are offered where nothing is found. */
const screenSource = 'search/screens'

/** The label of the key, the same in all languages. */
const escapeKey = 'Esc'

/** The search field and its results: a combobox whose list is always open. */
export function SearchForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(searchTexts)
  const translate = useTranslate()
  const [recent, changeRecent, go] = useUnit([recentResults.$value, recentResults.changeFx, navigate])
  const [typed, setTyped] = useState('')
  const [whole, setWhole] = useState<string>()
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [hasKeys, setHasKeys] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const text = cleanLine(typed)
  // Deferred, so that React paints the typed letter before it searches.
  const searchText = useDeferredValue(text)
  const debouncedText = useDebouncedText(text)
  const known = useCollected(knownPeople, {})
  const people = useMemo(
    () =>
      known.entries.flatMap(({ result }) =>
        result.state === 'ready' ? result.value.filter(({ login }) => login) : [],
      ),
    [known.entries],
  )
  const { entries, runners } = useCollected(searchSources, ({ id }) => ({
    searchText,
    debouncedText,
    people,
    limit: whole === id ? allResults : firstResults,
  }))

  const screens = useScreenSource({ searchText: '', debouncedText: '', people, limit: firstResults })
  const isSettled =
    debouncedText === text && searchText === text && !entries.some(({ result }) => result.state === 'loading')
  // Without the results of all sources, nobody knows whether there are any.
  const isComplete = entries.every(({ result }) => result.state === 'ready')
  const found = useMemo(() => {
    const ofSources = gatherActions(entries.map((entry) => groupOf(entry, whole === entry.id)))
    const latest = recentGroup(recent, entries, searchTexts.ref('recent'))
    return [...(searchText === '' ? [latest] : []), ...ofSources].filter(({ rows }) => rows.length > 0)
  }, [entries, whole, recent, searchText])
  const isNothingFound = text !== '' && isSettled && isComplete && found.length === 0
  const groups = useMemo(() => {
    // Where else to look.
    const start = entries.find(({ id }) => id === screenSource)
    return isNothingFound && start ? [groupOf({ ...start, result: screens }, true)] : found
  }, [entries, found, isNothingFound, screens])
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const collection = useMemo(
    () => createListCollection({ items: rows, itemToString: ({ value }) => value }),
    [rows],
  )
  const notes = entries.flatMap(
    ({ result }) => (searchText && result.state === 'ready' && result.value.note) || [],
  )
  const total = found.reduce((sum, group) => sum + group.total, 0)

  function changeText(value: string) {
    setTyped(value)
    setWhole(undefined)
    setHighlighted(null)
  }
  function clear() {
    changeText('')
    input.current?.focus()
  }
  function choose({ source, result, value }: ResultRow) {
    if (!result) {
      setWhole(source)
      setHighlighted(rows[rows.findIndex((row) => row.value === value) - 1]?.value ?? null)
      return input.current?.focus()
    }
    onClose()
    const { to, run } = result
    if (to === undefined) return run?.()
    void changeRecent((stored) => addRecent(stored, { ...result, source, to }))
    go({ to })
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key.startsWith('Arrow')) setHasKeys(true)
    if (latinKey(event).toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onClose()
  }

  return (
    <Listbox.Root
      collection={collection}
      value={[]}
      selectionMode="single"
      loopFocus
      typeahead={false}
      // Enter leads nowhere that was not found or chosen.
      highlightedValue={
        highlighted !== null && collection.has(highlighted)
          ? highlighted
          : isNothingFound
            ? null
            : collection.firstValue
      }
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      onSelect={({ value }) => {
        const row = rows.find((one) => one.value === value)
        if (row) choose(row)
      }}
      className={styles.root}
      data-keys={hasKeys}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.field}>
        <Icon of={searchIcon} />
        <Listbox.Input
          ref={input}
          role="combobox"
          type="text"
          dir="auto"
          aria-expanded={rows.length > 0}
          aria-label={t.open()}
          placeholder={t.placeholder()}
          autoCapitalize="none"
          enterKeyHint="go"
          maxLength={maxLength}
          value={typed}
          onChange={(event) => changeText(event.currentTarget.value)}
          className={styles.input}
        />
      </div>
      <div className={styles.scroll}>
        {isNothingFound && (
          <EmptyState
            isCompact
            icon={searchIcon}
            titleAs="p"
            title={t.none({ text })}
            action={
              <Button size="sm" variant="soft" onClick={clear}>
                {t.clear()}
              </Button>
            }
          >
            {t['none.text']()}
          </EmptyState>
        )}
        <Listbox.Content
          className={styles.list}
          hidden={rows.length === 0}
          aria-labelledby={undefined}
          aria-label={t.results()}
        >
          {groups.map((group) => (
            <Listbox.ItemGroup key={group.id} id={group.id} className={styles.group}>
              <Listbox.ItemGroupLabel className={styles.label}>
                {group.label && translate(group.label)}
                {whole === group.id && group.total > allResults && (
                  <> · {t.narrow({ shown: allResults, total: group.total })}</>
                )}
              </Listbox.ItemGroupLabel>
              {group.rows.map((row) => (
                <SearchResultRow key={row.value} row={row} searchText={searchText} />
              ))}
            </Listbox.ItemGroup>
          ))}
        </Listbox.Content>
        {/* The connections are of no use before something is searched. */}
        {searchText !== '' && known.runners}
        {runners}
        <SourceStates entries={entries} isSearching={searchText !== ''} />
        {searchText === '' && recent.length > 0 && (
          <div className={styles.recent}>
            <span>{t['recent.device']()}</span>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                void changeRecent(() => undefined)
                input.current?.focus()
              }}
            >
              {t['recent.clear']()}
            </Button>
          </div>
        )}
      </div>
      <p aria-hidden="true" className={styles.keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t['keys.move']()}
        </span>
        <span>
          <kbd>↵</kbd> {t['keys.open']()}
        </span>
        <span>
          <kbd>{escapeKey}</kbd> {t['keys.close']()}
        </span>
        {notes.length > 0 && <span className={styles.note}>{notes.join(' ')}</span>}
      </p>
      <VisuallyHidden>
        <span role="status">
          {text !== '' &&
            isSettled &&
            (total > 0 ? t.count({ count: total }) : isComplete && t.none({ text }))}
        </span>
      </VisuallyHidden>
    </Listbox.Root>
  )
}

interface SourceStatesProps {
  readonly entries: readonly SourceEntry[]
  /** Whether something is searched. Before, sources that load are not mentioned. */
  readonly isSearching: boolean
}

/** Lists sources that are still searching, and those that failed, each with a retry button. */
function SourceStates({ entries, isSearching }: SourceStatesProps) {
  const t = useTexts(searchTexts)
  const translate = useTranslate()
  const nameOf = ({ id, label }: SourceEntry) => (label ? translate(label) : id)
  const loading = entries.filter(({ result }) => isSearching && result.state === 'loading')
  return (
    <>
      {loading.length > 0 && (
        <p className={styles.loading}>
          <SpinnerMark />
          {t.loading({ names: loading.map(nameOf).join(', ') })}
        </p>
      )}
      {entries.map((entry) => {
        const { result } = entry
        if (result.state !== 'failed') return null
        return (
          <div key={entry.id} className={styles.failure}>
            <ErrorNotice
              title={t.failed({ name: nameOf(entry) })}
              error={result.error}
              onRetry={result.retry}
            />
          </div>
        )
      })}
    </>
  )
}

interface SearchResultRowProps {
  readonly row: ResultRow
  readonly searchText: string
}

function SearchResultRow({ row, searchText }: SearchResultRowProps) {
  const t = useTexts(searchTexts)
  const { result, icon, kind, total = 0 } = row
  const isInTitle = splitMatches(result?.title ?? '', searchText).some(({ isMatch }) => isMatch)
  return (
    <Listbox.Item item={row} highlightOnHover className={styles.row}>
      <span className={styles.face}>
        {result?.face ? (
          <EntryBoundary plugin={row.plugin ?? row.source} entry={row.source}>
            {result.face}
          </EntryBoundary>
        ) : result?.avatar ? (
          <Avatar src={imageUrl(result.avatar.pictureUrl)} name={result.avatar.name} size="xs" />
        ) : (
          <Icon of={result ? (icon ?? '') : chevronDownIcon} />
        )}
      </span>
      {result ? (
        <span className={styles.words}>
          <MarkedText text={result.title} searchText={searchText} className={styles.title} />
          {result.detail && (
            // Marks tell why a result was found, once.
            <MarkedText
              text={result.detail}
              searchText={isInTitle ? '' : searchText}
              className={styles.detail}
            />
          )}
        </span>
      ) : (
        <span data-more="" className={styles.more}>
          {t.more({ count: total })}
        </span>
      )}
      {result?.date && (
        <span className={styles.date}>
          <RelativeTime date={result.date} isWithinLink />
        </span>
      )}
      {/* Tells a person from the conversation with that person, whose faces are the same. */}
      {kind && (result?.face || result?.avatar) && <Icon of={kind} size="sm" className={styles.kind} />}
      {/* The key is shown on the highlighted row only. */}
      <span aria-hidden="true" className={styles.enter} />
    </Listbox.Item>
  )
}
