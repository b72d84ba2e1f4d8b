import type { ReactNode } from 'react'
import { screenSkeletonRecipe } from './screen-skeleton.recipe'
import { Skeleton, SkeletonGroup } from './skeleton'

/** Shape of a skeleton: cards of posts, rows of people, cards in a grid, rows of a table, a form, or an article. */
export type SkeletonContent = 'posts' | 'people' | 'cards' | 'rows' | 'form' | 'article'

export interface ScreenSkeletonProps {
  readonly of: SkeletonContent
  readonly count?: number | undefined
  /** Whether the skeleton includes the title of the screen. */
  readonly hasTitle?: boolean | undefined
  /** Whether the rows of people are in a card of their own. */
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
