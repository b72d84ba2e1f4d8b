import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import { warningIcon } from '../icons/status'
import { errorCardRecipe } from './error-card.recipe'

export interface ErrorCardProps {
  title: ReactNode
  /** Reason of the failure, and what is safe. */
  children?: ReactNode
  action: ReactNode
  /** Element of the title; its level must fit the other headings of the screen. */
  titleAs?: 'h2' | 'p' | undefined
}

/** Stands in the place of content that failed: what happened, and what to do. Screen readers announce it immediately. */
export function ErrorCard({ title, children, action, titleAs: Title = 'p' }: ErrorCardProps) {
  const styles = errorCardRecipe()
  return (
    <div role="alert" className={styles.root}>
      <Icon of={warningIcon} className={styles.icon} />
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {children && <div className={styles.text}>{children}</div>}
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  )
}
