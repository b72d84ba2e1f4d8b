import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { css, cx } from 'styled-system/css'
import { searchItems } from '../search/search'
import { ListFilter } from './list-filter'
import { type ListProps, Row } from './list-row'
import { useIsPrinting } from './use-is-printing'
import { useVirtualLines } from './use-virtual-lines'

/** For this time in ms, a row that Home or End reached is kept visible while measurements move the rows. */
const revealTime = 500

/** A long list with its filter: only the rows near the visible area are in the page. */
export default function VirtualList<Item extends object>({
  textOf,
  filterClassName,
  ...rest
}: ListProps<Item>) {
  const { items } = rest
  const [query, setQuery] = useState('')
  // The filter waits, so that the search field shows a typed letter immediately.
  const deferredQuery = useDeferredValue(query)
  const hasFilter = textOf !== undefined
  const shown = hasFilter ? searchItems(items, deferredQuery, textOf) : items

  return (
    <>
      {hasFilter && (
        <ListFilter
          query={query}
          onQuery={setQuery}
          count={shown.length}
          total={items.length}
          list={rest['aria-label']}
          className={filterClassName}
        />
      )}
      {(shown.length > 0 || !hasFilter) && <Rows {...rest} items={shown} />}
    </>
  )
}

/** The browser must not scroll to keep rows in place, because the virtualizer does. */
const virtual = css({ overflowAnchor: 'none' })
const spacer = css({ border: '[none !important]', p: '0!', m: '0!' })

/** Renders the rows; scrolling renders only this component again. */
function Rows<Item extends object>({
  items,
  keyOf,
  children: render,
  as: Tag = 'ul',
  name,
  className,
  ...labels
}: ListProps<Item>) {
  const list = useRef<HTMLElement>(null)
  const isPrinting = useIsPrinting()
  const isEnabled = !isPrinting
  const keyAt = useKeyAt(items, keyOf)
  const [focusedKey, setFocusedKey] = useState<string>()
  const focused = useMemo(() => {
    if (focusedKey === undefined) return undefined
    const index = items.findIndex((_, at) => keyAt(at) === focusedKey)
    return index < 0 ? undefined : index
  }, [items, keyAt, focusedKey])
  const { lines, columns, gap, total } = useVirtualLines(list, {
    isEnabled,
    count: items.length,
    keyAt,
    focused,
    name,
  })
  const handleKeyDown = useHomeAndEnd(list, items.length)
  const Entry = Tag === 'div' ? 'div' : 'li'

  const rowAt = (index: number, line?: number) => {
    const item = items[index]
    return (
      item && (
        <Row
          key={keyAt(index)}
          item={item}
          id={`${name ?? labels['aria-label'] ?? ''} ${keyAt(index)}`}
          index={index}
          line={line}
          total={isEnabled ? items.length : undefined}
          hasPosition={Tag !== 'div'}
          render={render}
        />
      )
    )
  }
  const spaceAt = (from: number, to: number) =>
    to > from && (
      <Entry
        key={`before ${to}`}
        aria-hidden="true"
        className={spacer}
        style={{ height: to - from, gridColumn: '1 / -1' }}
      />
    )

  const rows: ReactNode[] = []
  if (isEnabled) {
    let end = 0
    lines.forEach((line, at) => {
      const isNext = at > 0 && lines[at - 1]?.index === line.index - 1
      if (!isNext) rows.push(spaceAt(at > 0 ? end + gap : 0, line.start - gap))
      for (let column = 0; column < columns; column++)
        rows.push(rowAt(line.index * columns + column, column === 0 ? line.index : undefined))
      end = line.end
    })
    rows.push(spaceAt(end + gap, total))
  } else for (let index = 0; index < items.length; index++) rows.push(rowAt(index))

  return (
    <Tag
      {...labels}
      data-focus-list=""
      ref={list as never}
      role={Tag === 'div' ? undefined : 'list'}
      className={cx(className, isEnabled && virtual)}
      {...(isEnabled && {
        onKeyDown: handleKeyDown,
        onFocus: ({ target }: FocusEvent<HTMLElement>) => {
          const index = rowOf(list.current, target)?.dataset.index
          if (index !== undefined) setFocusedKey(keyAt(Number(index)))
        },
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
          currentTarget.contains(relatedTarget) || setFocusedKey(undefined),
      })}
    >
      {rows}
    </Tag>
  )
}

/** Returns a function that looks up row keys in a cache, because each measurement of a row reads all keys. */
function useKeyAt<Item>(items: readonly Item[], keyOf: (item: Item, index: number) => string | number) {
  const latest = useRef(keyOf)
  latest.current = keyOf
  return useMemo(() => {
    const keys = items.map((item, index) => String(latest.current(item, index)))
    return (index: number) => keys[index] ?? ''
  }, [items])
}

/** Returns the row that contains an element; rows of lists inside a row do not count. */
function rowOf(list: HTMLElement | null, element: Element): HTMLElement | null {
  let row: Element | null = element
  while (row && row.parentElement !== list) row = row.parentElement
  return row instanceof HTMLElement ? row : null
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** Home and End move the focus to the first and last row, so that nobody needs to press Tab through all rows. */
function useHomeAndEnd(list: { readonly current: HTMLElement | null }, count: number) {
  const revealed = useRef({ index: 0, until: 0 })
  const scrollToRow = (index: number) => {
    const row = list.current?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    return row
  }
  useLayoutEffect(() => {
    const { index, until } = revealed.current
    if (performance.now() < until) scrollToRow(index)
  })
  return (event: KeyboardEvent<HTMLElement>) => {
    revealed.current.until = 0
    const { key, target, defaultPrevented } = event
    if ((key !== 'Home' && key !== 'End') || defaultPrevented || event.shiftKey || event.altKey) return
    if (!(target instanceof Element) || target.matches('input:not([type=checkbox]), textarea, select')) return
    // Ignore keys in dialogs of a row: React passes their events here, but dialogs are outside of the list.
    if (!list.current?.contains(target)) return
    event.preventDefault()
    const index = key === 'Home' ? 0 : count - 1
    revealed.current = { index, until: performance.now() + revealTime }
    scrollToRow(index)?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
  }
}
