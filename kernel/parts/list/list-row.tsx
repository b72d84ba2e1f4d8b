import { memo, type ReactNode, useMemo } from 'react'
import type { ListRowProps } from './list-props'

interface RowOfListProps<Item> {
  readonly item: Item
  readonly index: number
  readonly line: number | undefined
  readonly total: number | undefined
  readonly hasPosition: boolean
  readonly render: (item: Item, row: ListRowProps, index: number) => ReactNode
}

const noAttributes: ListRowProps = {}

function RowOfList<Item>({ item, index, line, total, hasPosition, render }: RowOfListProps<Item>) {
  const attributes = useMemo(
    () =>
      total === undefined
        ? noAttributes
        : {
            'data-index': index,
            'data-line': line,
            ...(hasPosition && { 'aria-setsize': total, 'aria-posinset': index + 1 }),
          },
    [index, line, total, hasPosition],
  )
  return render(item, attributes, index)
}

/** One row of a list; renders again only when its item or position changes. */
export const Row = memo(RowOfList) as typeof RowOfList
