import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageHeaderRecipe, pageRecipe } from './page.recipe'

/** Props of {@link Page}: those of a `<div>`, plus its width. */
export interface PageProps extends ComponentProps<'div'> {
  /**
   * Width of the page: `narrow` for forms, `reading` for text and feeds, `wide` for grids, `stage` for video.
   */
  width?: 'narrow' | 'reading' | 'wide' | 'stage' | undefined
}

/** The content column of a screen. */
export function Page({ width, className, ...rest }: PageProps) {
  return <div {...rest} className={cx(pageRecipe({ width }), className)} />
}

export interface PageHeaderProps {
  title: ReactNode
  /** A sentence below the title of the screen. */
  lead?: ReactNode
  actions?: ReactNode
}

/** Header of a top-level screen; inner screens use `Toolbar`. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  const styles = pageHeaderRecipe()
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        {/* The heading can get the focus after a navigation within the screen. */}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
