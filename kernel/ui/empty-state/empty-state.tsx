import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { emptyStateRecipe } from './empty-state.recipe'

export interface EmptyStateProps {
  /** An illustration above the title. */
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Element of the title; its level must fit the other headings of the screen. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined
  className?: string | undefined
}

/**
 * A placeholder that explains why there is no content and what to do.
 * @example
 * <EmptyState art={<PeopleIllustration />} title={t.noPosts()} action={<ButtonLink to={create}>{t.first()}</ButtonLink>}>
 *   {t.noPostsText()}
 * </EmptyState>
 */
export function EmptyState({
  art,
  title,
  children,
  action,
  titleAs: Title = 'h2',
  className,
}: EmptyStateProps) {
  const styles = emptyStateRecipe()
  return (
    <div className={cx(styles.root, className)}>
      {art && <div className={styles.art}>{art}</div>}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
