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
}

const counts = { posts: 2, people: 5, cards: 3, rows: 4, form: 1, article: 1 } as const

/** Placeholder in the shape of the loading content. @example <ScreenSkeleton of="people" /> */
export function ScreenSkeleton({ of, count = counts[of], hasTitle }: ScreenSkeletonProps) {
  const styles = screenSkeletonRecipe({ of })
  const item: Record<SkeletonContent, () => ReactNode> = {
    posts: () => (
      <>
        <Person />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="video" />
      </>
    ),
    people: () => <Person />,
    cards: () => (
      <>
        <Skeleton shape="video" />
        <Skeleton shape="title" width="long" />
        <Skeleton />
        <Skeleton shape="control" />
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
  return (
    <SkeletonGroup className={styles.root}>
      {hasTitle && <Skeleton shape="title" width="short" className={styles.title} />}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are equal and never change their order
        <div key={index} data-skeleton={of} className={styles.item}>
          {item[of]()}
        </div>
      ))}
    </SkeletonGroup>
  )
}

function Person() {
  const styles = screenSkeletonRecipe()
  return (
    <div className={styles.person}>
      <Skeleton shape="circle" />
      <div className={styles.words}>
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    </div>
  )
}
