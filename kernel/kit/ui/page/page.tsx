import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageHeaderRecipe, pageRecipe } from './page.recipe'

export interface PageProps extends ComponentProps<'div'> {
  /**
   * Width: `column` for one centered column such as a form; `wide` for several columns, which begin at the logo's edge;
   * `narrow` for a form of a few fields, such as the login.
   */
  width?: 'narrow' | 'column' | 'wide' | undefined
}

/** The content column of a screen. */
export function Page({ width, className, ...rest }: PageProps) {
  return <div {...rest} data-page={width ?? 'column'} className={cx(pageRecipe({ width }), className)} />
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
      {actions && (
        <div data-above-toasts="" className={styles.actions}>
          {actions}
        </div>
      )}
    </header>
  )
}
