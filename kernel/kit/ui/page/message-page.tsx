import type { ReactNode } from 'react'
import { css, cva } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { Page } from './page'

/** All at the same height, near the middle of the window: a person may see several in a row. */
const place = css({ stack: true, gap: '8', pt: { base: '2', md: '[7vh]' } })
/** One column, a card where the window is wider than it. */
const root = css({
  w: 'full',
  maxW: '[30rem]',
  mx: 'auto',
  md: { bg: 'surface', borderWidth: '1px', rounded: 'lg', overflow: 'clip' },
})
const slab = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  bg: 'accent.soft',
  mdDown: { rounded: 'lg', overflow: 'clip' },
  '& > svg': { w: '[11rem]', h: { base: '[8rem]', md: '40' } },
  // The ground of a drawing, which is gray elsewhere, would look like a stain on the colored slab.
  '& > svg > ellipse': { fill: 'surface' },
})
const markRecipe = cva({
  base: {
    position: 'absolute',
    circle: true,
    borderWidth: '3px',
    borderColor: 'accent.soft',
  },
  variants: {
    tone: {
      // On the thing that the people in the ring are around, which grows with their picture.
      success: {
        bg: 'accent.fill',
        color: 'accent.on',
        '--picture': '[min(100vw - 2rem, {sizes.column.narrow})]',
        h: '[calc(var(--picture) * 0.15)]',
        aspectRatio: '[1]',
        top: '[calc(var(--picture) * 0.2333)]',
        left: '[50%]',
        transform: 'translate(-50%, -50%)',
        '& > svg': { w: '[50%]', h: '[50%]' },
      },
      // At the corner of the drawing, which it must not cover.
      danger: {
        bg: 'danger',
        color: 'surface',
        w: '10',
        h: '10',
        transform: 'translate(2.75rem, 2.25rem)',
      },
    },
  },
})
const body = css({ display: 'grid', gap: '4', pt: '6', px: { md: '8' }, pb: { md: '8' } })
const head = css({ display: 'grid', gap: '1.5' })
const title = css({ textStyle: 'title', outlineStyle: 'none', overflowWrap: 'anywhere' })
const lead = css({ overflowWrap: 'anywhere' })
const list = css({ display: 'grid', gap: '3' })
const point = css({ display: 'flex', gap: '3', '& > svg': { color: 'quiet', mt: '0.5' } })
const row = css({ display: 'grid', gap: '2', mt: '2' })
const below = css({
  display: 'grid',
  gap: '2',
  textStyle: 'small',
  color: 'quiet',
  _empty: { display: 'none' },
})

export interface MessagePageProps {
  /** The picture above the title: an illustration of 144 by 104 units, or another picture as wide as the page. */
  readonly art: ReactNode
  /** Sign on the picture that says how it went. */
  readonly mark?: { readonly icon: IconPath; readonly tone: 'success' | 'danger' }
  readonly title: string
  /** A sentence below the title. */
  readonly lead?: ReactNode
  /** What happened or what to do, one sentence each. */
  readonly points?: readonly { readonly icon: IconPath; readonly text: string }[]
  readonly children?: ReactNode
  /** The main action, and below it a quiet one. */
  readonly actions?: ReactNode
  /** Links at the end. */
  readonly links?: ReactNode
  /** What is below the message, as wide as the screen. */
  readonly after?: ReactNode
}

/**
 * A whole screen that reports something and says what to do next, such as an expired session or an unknown address.
 * @example
 * <MessagePage art={<ClockIllustration />} title={t.expired()} actions={<ButtonLink to={login}>{t.logIn()}</ButtonLink>} />
 */
export function MessagePage(props: MessagePageProps) {
  return (
    <Page width="wide" data-next-step="only" className={place}>
      <div className={root}>
        <div className={slab}>
          {props.art}
          {props.mark && (
            <span className={markRecipe({ tone: props.mark.tone })}>
              <Icon of={props.mark.icon} />
            </span>
          )}
        </div>
        <div className={body}>
          <header className={head}>
            <h1 tabIndex={-1} className={title}>
              {props.title}
            </h1>
            {props.lead && <p className={lead}>{props.lead}</p>}
          </header>
          {props.points && (
            <ul role="list" className={list}>
              {props.points.map(({ icon, text }) => (
                <li key={text} className={point}>
                  <Icon of={icon} />
                  {text}
                </li>
              ))}
            </ul>
          )}
          {props.children}
          {props.actions && <div className={row}>{props.actions}</div>}
          <div className={below}>{props.links}</div>
        </div>
      </div>
      {props.after}
    </Page>
  )
}
