import type { ReactNode } from 'react'
import { sva } from 'styled-system/css'
import { Skeleton, SkeletonGroup } from './skeleton'

const surface = { card: true } as const

const screenSkeletonRecipe = sva({
  slots: ['root', 'title', 'item', 'person', 'words', 'body', 'foot'],
  base: {
    root: { gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', w: 'full' },
    title: { gridColumn: '[1 / -1]', h: '8', my: '2' },
    item: { stack: true, gap: '2', minW: '0' },
    person: { row: true, gap: '3' },
    words: { grow: true },
    body: { display: 'grid', gap: '2', p: '4' },
    foot: { row: true, gap: '6' },
  },
  variants: {
    of: {
      posts: {
        root: { gap: { base: '3', md: '5' } },
        item: { card: 'bleed', gap: '0', overflow: 'clip' },
        person: { px: '4', pt: '3' },
        body: { py: '3' },
        foot: { px: '4', py: '3' },
      },
      people: { root: { gap: '0' }, item: { px: '4', py: '2.5' } },
      cards: {
        root: {
          gap: { base: '4', md: '5' },
          gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 16rem), 1fr))]',
        },
        item: { ...surface, gap: '0', alignContent: 'start', overflow: 'clip' },
        foot: { justifyContent: 'space-between', mt: '3' },
      },
      rows: { item: { ...surface, p: '4' } },
      form: { item: { ...surface, p: '4' } },
      article: {},
    },
    /** Whether the list has a card of its own. */
    isCard: {
      true: { root: { card: 'bleed', w: '[auto]', overflow: 'clip' } },
      // The card is around it already.
      false: { item: { p: '0', borderWidth: '0' } },
    },
  },
})

/** Shape of a skeleton: cards of posts, rows of people, cards in a grid, rows of a table, a form, or an article. */
export type SkeletonContent = 'posts' | 'people' | 'cards' | 'rows' | 'form' | 'article'

export interface ScreenSkeletonProps {
  readonly of: SkeletonContent
  readonly count?: number | undefined
  readonly hasTitle?: boolean | undefined
  /** Whether the rows of people are in a card of their own; `false` in a card, for a form. */
  readonly isCard?: boolean | undefined
}

const counts = { posts: 2, people: 3, cards: 3, rows: 3, form: 1, article: 1 } as const

/** Placeholder in the shape of the loading content. @example <ScreenSkeleton of="people" /> */
export function ScreenSkeleton({ of, count = counts[of], hasTitle, isCard }: ScreenSkeletonProps) {
  const styles = screenSkeletonRecipe({ of, isCard })
  const item: Record<SkeletonContent, () => ReactNode> = {
    posts: () => (
      <>
        <Person className={styles.person} />
        <div className={styles.body}>
          <Skeleton />
          <Skeleton width="long" />
        </div>
        <Skeleton shape="cover" />
        <div className={styles.foot}>
          <Skeleton width="action" />
          <Skeleton width="action" />
          <Skeleton width="action" />
        </div>
      </>
    ),
    people: () => <Person className={styles.person} />,
    cards: () => (
      <>
        <Skeleton shape="cover" />
        <div className={styles.body}>
          <Skeleton width="long" />
          <Skeleton width="half" />
          <div className={styles.foot}>
            <Skeleton width="short" />
            <Skeleton width="short" />
          </div>
        </div>
      </>
    ),
    rows: () => (
      <>
        <Skeleton shape="title" width="half" />
        <Skeleton width="short" />
      </>
    ),
    form: () => (
      <>
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton shape="control" width="half" />
      </>
    ),
    article: () => (
      <>
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="video" />
        <Skeleton width="long" />
      </>
    ),
  }
  const items = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are equal and never change their order
    <div key={index} data-skeleton={of} className={styles.item}>
      {item[of]()}
    </div>
  ))
  if (isCard && hasTitle)
    return (
      <SkeletonGroup>
        <Skeleton shape="title" width="short" className={styles.title} />
        <div className={styles.root}>{items}</div>
      </SkeletonGroup>
    )
  return (
    <SkeletonGroup className={styles.root}>
      {hasTitle && <Skeleton shape="title" width="short" className={styles.title} />}
      {items}
    </SkeletonGroup>
  )
}

function Person({ className }: { readonly className: string | undefined }) {
  const styles = screenSkeletonRecipe()
  return (
    <div className={className}>
      <Skeleton shape="circle" />
      <div className={styles.words}>
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    </div>
  )
}
