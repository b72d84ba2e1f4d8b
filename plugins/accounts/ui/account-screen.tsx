import { useTexts } from '@kernel'
import { Page } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { Ring } from './landing/ring'

const root = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, {sizes.column.narrow})]',
    lg: '[minmax(0, {sizes.column.narrow}) minmax(0, {sizes.column.page})]',
  },
  justifyContent: 'center',
  // The picture is as high as the window; a short form is in the middle of it. On phones it begins at the top: over a slow network
  // it would move up with each part of the page that arrives.
  alignContent: { base: 'start', lg: 'stretch' },
  minH: { lg: '[calc(100dvh - 9.5rem)]' },
  gap: { base: '4', lg: '16' },
})
const column = css({
  stack: true,
  alignContent: { lg: 'center' },
  gap: { base: '5', lg: '4' },
  py: { base: '2', lg: '4' },
})
const head = css({ display: 'grid', gap: '1.5' })
const title = css({
  textStyle: 'title',
  fontSize: { lg: '3xl' },
  outlineStyle: 'none',
  overflowWrap: 'anywhere',
})
const quiet = css({ textStyle: 'small', color: 'quiet' })
const links = css({
  display: 'grid',
  gap: '2',
  textStyle: 'small',
  color: 'quiet',
  _empty: { display: 'none' },
})
const beside = css({ w: 'full', maxW: 'column.page', ms: 'auto', alignContent: { lg: 'center' } })
/**
 * What stands first takes the place of the picture; below desks the picture is a strip above the title, whose height is kept
 * free until it arrives.
 */
const instead = css({
  display: 'grid',
  lg: { '& > :not(:first-child)': { display: 'none' } },
  lgDown: { gridRow: '1', '& > :not(:last-child)': { display: 'none' } },
})
// As high as the half ring.
const belowStrip = css({
  lgDown: { gridTemplateRows: '[min(34vw - 0.75rem, 8.6rem) auto]', '& > :first-child': { gridRow: '2' } },
})
const hiddenOnPhones = css({ lgDown: { display: 'none' } })

interface AccountScreenProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly notices?: ReactNode
  readonly children: ReactNode
  readonly links?: ReactNode
  /** What stands beside the form on wide screens instead of the picture. */
  readonly aside?: ReactNode
  /** What may stand there instead of the picture; the picture stays if it renders nothing. */
  readonly instead?: ReactNode
  /** Whether narrow screens show the picture below the form. */
  readonly isPictureKept?: boolean
}

export function AccountScreen(props: AccountScreenProps) {
  const t = useTexts(accountsTexts)
  return (
    <Page width="wide" data-next-step="">
      <div className={cx(root, !!props.instead && belowStrip)}>
        <div className={column}>
          <header className={head}>
            <h1 tabIndex={-1} className={title}>
              {props.title}
            </h1>
            {props.lead && <p className={quiet}>{props.lead}</p>}
          </header>
          {props.notices}
          {props.children}
          <div className={links}>{props.links}</div>
        </div>
        {props.aside ??
          (props.instead ? (
            <div className={instead}>
              {props.instead}
              <Ring isMain shape="halfBelowDesks" words={t['landing.headline']()} className={beside} />
            </div>
          ) : (
            <Ring isLazy className={cx(beside, !props.isPictureKept && hiddenOnPhones)} />
          ))}
      </div>
    </Page>
  )
}
