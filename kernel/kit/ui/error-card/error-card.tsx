import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { warningIcon } from '../icons/status'

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    card: true,
    textAlign: 'start',
  }),
  icon: css({ mt: '0.5', color: 'danger' }),
  body: css({ grow: true, textStyle: 'small', overflowWrap: 'anywhere' }),
  title: css({ fontWeight: 'semibold' }),
  text: css({ mt: '0.5', color: 'quiet' }),
  action: css({ wrap: true, gap: '2', mt: '3' }),
}

interface ErrorCardProps {
  title: ReactNode
  /** Reason of the failure, and what is safe. */
  children?: ReactNode
  action: ReactNode
  /** Element of the title; its level must fit the other headings of the screen. */
  titleAs?: 'h2' | 'p' | undefined
}

/** Stands in the place of content that failed: what happened, and what to do. Screen readers announce it immediately. */
export function ErrorCard({ title, children, action, titleAs: Title = 'p' }: ErrorCardProps) {
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
