import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { emptyStateRecipe } from './empty-state.recipe'

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A small drawing: one of `kernel/ui/empty-state/art`, or your own. */
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** What to do about it. */
  action?: ReactNode
  /** The title's element, where the screen has its own headings. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined
  className?: string | undefined
}

/**
 * Nothing is here yet, why, and what one can do.
 *
 * @param props `art`, `title`, the text as children, `action`
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
  const look = emptyStateRecipe()
  return (
    <div className={cx(look.root, className)}>
      {art && <div className={look.art}>{art}</div>}
      <Title className={look.title}>{title}</Title>
      {children && <div className={look.text}>{children}</div>}
      {action && <div className={look.action}>{action}</div>}
    </div>
  )
}
