import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageHeaderRecipe, pageRecipe } from './page.recipe'

/** Props of {@link Page}: those of a `<div>`, plus its width. */
export interface PageProps extends ComponentProps<'div'> {
  /** `narrow` for a form, `reading` for text and feeds, `wide` for grids and two columns, `stage` for a film. */
  width?: 'narrow' | 'reading' | 'wide' | 'stage' | undefined
}

/**
 * The column that a screen's content stands in.
 *
 * @param props `width` and everything a `<div>` takes
 * @example
 * <Page width="narrow"><PageHeader title={t.login()} />…</Page>
 */
export function Page({ width, className, ...rest }: PageProps) {
  return <div {...rest} className={cx(pageRecipe({ width }), className)} />
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  actions?: ReactNode
}

/**
 * The head of a first-level screen; an inner one has a {@link Toolbar}.
 *
 * @param props `title`, `lead`, `actions`
 * @example
 * <PageHeader title={t.people()} lead={t.peopleLead()} actions={<ButtonLink to={invite}>{t.invite()}</ButtonLink>} />
 */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  const look = pageHeaderRecipe()
  return (
    <header className={look.root}>
      <div className={look.words}>
        {/* Where a screen goes on to another part of it, this is what is then read out. */}
        <h1 tabIndex={-1} className={look.title}>
          {title}
        </h1>
        {lead && <p className={look.lead}>{lead}</p>}
      </div>
      {actions && <div className={look.actions}>{actions}</div>}
    </header>
  )
}
