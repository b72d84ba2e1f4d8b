import { useDeferredValue, useState } from 'react'
import { useCode } from '../../../core/async/load-code'
import { ScreenSkeleton } from '../../ui/skeleton/screen-skeleton'
import { useIsHydrated } from '../time/use-is-hydrated'
import { type ListProps, Row } from './list-row'

/** Number of entries up to which a list is rendered whole. */
export const maxWholeList = 40

/** Rows that a new list paints first: about as many as a window shows. The others follow at once, below the window. */
const firstRows = 10

const loadVirtualList = () => import('./virtual-list')

/**
 * A list that may become long: with more than 40 entries, only entries near the visible area are rendered. Rows may
 * have any height, in one or more columns, and scroll with the page or in a container.
 * @example
 * <List items={people} keyOf={({ id }) => id} textOf={nameOf} className={styles.list}>
 *   {(person, row) => <li {...row}>{person.name}</li>}
 * </List>
 */
export function List<Item extends object>(props: ListProps<Item>) {
  const { isVirtual: isLong = props.items.length > maxWholeList, ...list } = props
  const [wasWhole] = useState(!isLong && list.items.length > 0)
  // A long list that becomes short stays as it is: another kind of list would drop its filter and mount all rows again.
  const [isVirtual, setIsVirtual] = useState(isLong)
  if (isLong && !isVirtual) setIsVirtual(true)
  const { code, failure } = useCode(loadVirtualList, isVirtual)
  // If the code for long lists does not load, all entries are shown.
  if (!isVirtual || failure) return <WholeList {...list} />
  if (!code && wasWhole) return <WholeList {...list} items={list.items.slice(0, maxWholeList)} />
  // Show a placeholder while the code loads: entries shown now would soon mount again and repeat their requests.
  if (!code) return <ScreenSkeleton of="people" count={3} />
  return <code.default {...list} />
}

function WholeList<Item extends object>(props: ListProps<Item>) {
  const { items: all, keyOf, children: render, as: Tag = 'ul', className } = props
  // A server renders all rows, and hydration must match them.
  const isInSteps = useIsHydrated() && all.length >= 2 * firstRows
  const isWhole = useDeferredValue(true, !isInSteps)
  const items = isWhole ? all : all.slice(0, firstRows)
  return (
    <Tag
      data-focus-list=""
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      role={Tag === 'div' ? undefined : 'list'}
      className={className}
    >
      {items.map((item, index) => (
        <Row
          key={keyOf(item, index)}
          item={item}
          id={`${props.name ?? props['aria-label'] ?? ''} ${keyOf(item, index)}`}
          index={index}
          line={undefined}
          total={undefined}
          hasPosition={false}
          render={render}
        />
      ))}
    </Tag>
  )
}
