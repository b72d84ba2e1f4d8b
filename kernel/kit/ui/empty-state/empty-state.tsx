import type { ReactNode } from 'react'
import { cx, sva } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'

const emptyStateRecipe = sva({
  slots: ['root', 'art', 'icon', 'title', 'text', 'action', 'points', 'point'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1.5',
      textAlign: 'center',
      px: '4',
      py: { base: '6', md: '8' },
    },
    art: { w: '[9rem]', maxW: 'full', mb: '2' },
    icon: { circle: true, w: '10', h: '10', mb: '1', bg: 'subtle', color: 'quiet' },
    title: { textStyle: 'subheading' },
    text: { textStyle: 'small', color: 'quiet', maxW: '[24rem]', w: 'full', textWrap: 'balance' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '3' },
    point: { display: 'flex', gap: '3', textStyle: 'small', '& > svg': { color: 'quiet' } },
  },
  variants: {
    /** Whether the placeholder is the whole screen, and its title the title of the screen. */
    isScreen: {
      true: {
        // In the middle of the window, a little above the center.
        root: { alignContent: 'center', minH: '[calc(100dvh - 12rem)]', pt: '0', pb: '[8vh]' },
        art: { w: '[14rem]' },
        title: { textStyle: 'title', mt: '1' },
        text: { textStyle: 'body' },
      },
    },
    /** Whether the placeholder has a card of its own, which reaches both edges of the window on phones. */
    isCard: { true: { root: { card: 'bleed' } } },
    /** Whether the placeholder is low: the art beside the words, and on wide screens beside the points too. */
    isLow: {
      true: {
        root: {
          gridTemplateColumns: '[auto minmax(0, 1fr)]',
          // The column of the points, if there are any, is as wide as that of the words.
          gridAutoColumns: '[minmax(0, 1fr)]',
          gridTemplateRows: { lg: '[1fr auto auto auto 1fr]' },
          justifyItems: 'start',
          alignItems: { lg: 'center' },
          columnGap: { base: '4', md: '6' },
          textAlign: 'start',
          minH: { lg: '[12.25rem]' },
          px: { md: '6' },
          py: '4',
        },
        art: {
          gridArea: { base: '[1 / 1 / 3 / 2]', md: '[1 / 1 / 5 / 2]', lg: '[1 / 1 / -1 / 2]' },
          alignSelf: 'center',
          w: { base: '[min(6rem, 28vw)]', md: '[7.5rem]' },
          mb: '0',
        },
        title: { gridArea: { lg: '[2 / 2]' }, alignSelf: 'end' },
        text: { gridArea: { lg: '[3 / 2]' }, maxW: '[34rem]' },
        action: {
          gridColumn: { base: '[1 / -1]', md: '2' },
          gridArea: { lg: '[4 / 2]' },
          w: { mdDown: 'full' },
          mt: '2',
          // As wide as its words; without room for all, below each other, as always on phones.
          display: { base: 'flex', smDown: 'grid' },
          gridTemplateColumns: { smDown: '[minmax(0, 1fr)]' },
          '& > *': { flex: '[1 0 auto]' },
        },
        // Tablets have no room for them beside the words.
        points: {
          display: 'grid',
          gap: '2',
          gridColumn: { base: '[1 / -1]', md: '2' },
          gridArea: { lg: '[1 / 3 / -1 / 4]' },
          py: '2',
          ps: { lg: '6' },
          borderInlineStartWidth: { lg: '1px' },
        },
      },
    },
    isCompact: {
      true: {
        root: {
          gridTemplateColumns: '[auto minmax(0, 1fr)]',
          justifyItems: 'start',
          rowGap: '0.5',
          columnGap: '3',
          textAlign: 'start',
          py: '4',
        },
        icon: { gridRow: '[1 / 4]', mb: '0' },
        title: { textStyle: 'strong', gridColumn: '2' },
        text: { gridColumn: '2', maxW: '[34rem]' },
        action: { gridColumn: '2', justifyContent: 'start', mt: '2' },
      },
    },
  },
})

export interface EmptyStateProps {
  art?: ReactNode
  /** Icon in place of the art, beside the words of the compact form. */
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
