import { memo, type ReactNode, useMemo } from 'react'

/** Attributes of a row's element. */
export interface ListRowProps {
  /** Gives the focus back to a row that returns, for example after "Undo". */
  readonly 'data-focus-item': string
  readonly 'data-index'?: number
  readonly 'data-line'?: number | undefined
  readonly 'aria-setsize'?: number
  readonly 'aria-posinset'?: number
}

export interface ListProps<Item extends object> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item, index: number) => string | number
  /** Renders an entry as one element, a direct child of the list, with the attributes `row`. */
  readonly children: (item: Item, row: ListRowProps, index: number) => ReactNode
  readonly as?: 'ul' | 'ol' | 'div'
  /** Whether only entries near the visible area are rendered; by default in lists with more than 40 entries. */
  readonly isVirtual?: boolean
  /** Name of the list on its screen: back navigation then restores the scroll position exactly. */
  readonly name?: string
  /**
   * Returns the text by which long lists are filtered, because the browser's "find in page" searches only rendered entries.
   * Leave it out where the screen has its own filter. Define it outside of components, so that it stays the same.
   */
  readonly textOf?: (item: Item) => string
  readonly filterClassName?: string | undefined
  readonly className?: string | undefined
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

interface RowOfListProps<Item> {
  readonly item: Item
  /** Identifies the item in the document. */
  readonly id: string
  readonly index: number
  readonly line: number | undefined
  readonly total: number | undefined
  readonly hasPosition: boolean
  readonly render: (item: Item, row: ListRowProps, index: number) => ReactNode
}

function RowOfList<Item>({ item, id, index, line, total, hasPosition, render }: RowOfListProps<Item>) {
  const attributes = useMemo(
    () => ({
      'data-focus-item': id,
      ...(total !== undefined && {
        'data-index': index,
        'data-line': line,
        ...(hasPosition && { 'aria-setsize': total, 'aria-posinset': index + 1 }),
      }),
    }),
    [id, index, line, total, hasPosition],
  )
  return render(item, attributes, index)
}

/** One row of a list; renders again only when its item or position changes. */
export const Row = memo(RowOfList) as typeof RowOfList
