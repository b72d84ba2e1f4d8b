import type { ComponentProps, ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'

const pageRecipe = cva({
  base: {
    w: 'full',
    mx: 'auto',
    px: { base: '4', md: '6', xl: '8' },
    pt: { base: '3', md: '6' },
    pb: { base: '12', md: '16' },
    // Beside the side column, the frame has the margins, and all pages begin at the same edge.
    _withSide: { md: { px: '0', mx: '0' } },
  },
  variants: {
    width: {
      narrow: {
        maxW: '[calc({sizes.column.narrow} + 4rem)]',
        pt: { md: '[max(2rem, 10vh)]' },
      },
      column: {
        maxW: '[calc({sizes.column.page} + 4rem)]',
        _withSide: { md: { maxW: 'column.page' } },
      },
      wide: {
        maxW: '[calc({sizes.column.wide} + 4rem)]',
        '--edge': '[max(1rem, (100vw - {sizes.column.wide}) / 2)]',
      },
    },
  },
  defaultVariants: { width: 'column' },
})

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    mb: '4',
  }),
  words: css({
    display: 'grid',
    gap: '1',
    minW: '0',
    minH: 'control',
    flex: { base: '[1 1 9rem]', md: '[1 1 16rem]' },
  }),
  title: css({ textStyle: 'title', pt: '[calc(({sizes.control} - 1lh) / 2)]', outlineStyle: 'none' }),
  lead: css({ textStyle: 'small', color: 'quiet', maxW: 'column.reading' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

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
