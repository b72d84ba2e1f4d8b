import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { emptyStateRecipe } from './empty-state.recipe'

export interface EmptyStateProps {
  art?: ReactNode
  /** Icon in place of the art, for the compact form. */
  icon?: IconPath | undefined
  /** Whether a section of a screen is empty; the whole content of a screen has art. */
  isCompact?: boolean | undefined
  /** Whether the placeholder has a card of its own: in a column of cards. */
  isCard?: boolean | undefined
  /** Whether it is low, with the art beside the words: above other content of the screen. */
  isLow?: boolean | undefined
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** With `isLow`: what there is to expect, one sentence each; one without `text` (of a disabled plugin) is left out. */
  points?: readonly { readonly icon: IconPath; readonly text: string | undefined }[] | undefined
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
  icon,
  isCompact,
  isCard,
  isLow,
  title,
  children,
  action,
  points,
  titleAs: Title = 'h2',
  className,
}: EmptyStateProps) {
  const styles = emptyStateRecipe({ isScreen: Title === 'h1', isCompact, isCard, isLow })
  return (
    <div className={cx(styles.root, className)}>
      {art && <div className={styles.art}>{art}</div>}
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {points && (
        <ul role="list" className={styles.points}>
          {points.map(
            ({ icon, text }) =>
              text && (
                <li key={text} className={styles.point}>
                  <Icon of={icon} />
                  {text}
                </li>
              ),
          )}
        </ul>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
