import { Icon, type IconPath, Page } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { Ring } from './landing/ring'

const root = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, {sizes.column.narrow})]',
    lg: '[minmax(0, {sizes.column.narrow}) minmax(0, 1fr)]',
  },
  justifyContent: 'center',
  alignItems: 'start',
  // A short screen is in the middle of the window.
  alignContent: { lg: 'center' },
  minH: { lg: '[calc(100dvh - 9.5rem)]' },
  gap: { base: '8', lg: '16' },
})
const column = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
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
const beside = css({ w: 'full', maxW: 'column.page', ms: 'auto' })
/** What stands first takes the place of the picture. */
const instead = css({
  display: 'grid',
  '& > :not(:first-child)': { display: 'none' },
  lgDown: { display: 'none' },
})
const hiddenOnPhones = css({ lgDown: { display: 'none' } })

/** The picture of a screen that reports something; on phones it is above the title, in place of the icon. */
const artRecipe = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'full',
    maxW: { lg: 'column.page' },
    h: { base: '40', lg: '[21rem]' },
    ms: 'auto',
    rounded: 'lg',
    lgDown: { order: '-1', mt: '2' },
    '& > svg': { w: { base: '[11rem]', lg: '[20rem]' } },
  },
  variants: {
    tone: { neutral: { bg: 'accent.soft' }, success: { bg: 'success.soft' }, danger: { bg: 'subtle' } },
  },
})

const markRecipe = cva({
  base: { display: 'grid', placeItems: 'center', w: '12', h: '12', mb: '3', rounded: 'full' },
  variants: {
    tone: {
      neutral: { bg: 'accent.soft', color: 'accent.text' },
      success: { bg: 'success.soft', color: 'success' },
      danger: { bg: 'danger.soft', color: 'danger' },
    },
  },
})

interface AccountScreenProps {
  readonly title: string
  /** A sentence below the title. */
  readonly lead?: ReactNode
  /** Icon above the title, for screens that report something. */
  readonly mark?: IconPath
  readonly tone?: 'neutral' | 'success' | 'danger'
  /** Messages between the title and the form. */
  readonly notices?: ReactNode
  readonly children: ReactNode
  /** Links below the form. */
  readonly links?: ReactNode
  /** What stands beside the form on wide screens instead of the picture. */
  readonly aside?: ReactNode
  /** Illustration of a screen that reports something; narrow screens show it too. */
  readonly art?: ReactNode
  /** What may stand there instead of the picture; the picture stays if it renders nothing. */
  readonly instead?: ReactNode
  /** Whether narrow screens show the picture below the form. */
  readonly isPictureKept?: boolean
}

/** A form or message with a picture beside it: login, registration, waiting list and activation. */
export function AccountScreen({ tone = 'neutral', ...props }: AccountScreenProps) {
  return (
    <Page width="wide" data-next-step="">
      <div className={root}>
        <div className={column}>
          <header className={head}>
            {props.mark && (
              <span className={cx(markRecipe({ tone }), props.art !== undefined && hiddenOnPhones)}>
                <Icon of={props.mark} size="lg" />
              </span>
            )}
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
          (props.art ? (
            <div className={artRecipe({ tone })}>{props.art}</div>
          ) : props.instead ? (
            <div className={instead}>
              {props.instead}
              <Ring isLazy className={beside} />
            </div>
          ) : (
            <Ring isLazy className={cx(beside, !props.isPictureKept && hiddenOnPhones)} />
          ))}
      </div>
    </Page>
  )
}
