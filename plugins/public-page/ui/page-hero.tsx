import { Avatar, Picture } from '@kernel/ui'
import type { ReactNode } from 'react'
import { cx, sva } from 'styled-system/css'

/** Styles of the head of a public page; `preview` is its small variant. */
const pageHeroRecipe = sva({
  slots: [
    'root',
    'band',
    'picture',
    'plain',
    'below',
    'avatar',
    'words',
    'title',
    'login',
    'headline',
    'more',
    'action',
  ],
  base: {
    root: { position: 'relative', stack: true },
    band: { overflow: 'hidden' },
    plain: { bg: 'accent.soft' },
    below: { display: 'grid' },
    // A ring in the color of the surface separates the avatar from the background.
    avatar: { position: 'relative', display: 'grid', p: '1', m: '-1', rounded: 'full', w: 'fit' },
    words: { display: 'grid', minW: '0' },
    title: { overflowWrap: 'anywhere' },
    login: {
      textStyle: 'caption',
      color: 'quiet',
      overflowWrap: 'anywhere',
      '& > :where(:not(:first-child))::before': { content: '"·"', mx: '1' },
    },
    headline: { maxW: 'column.page', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    more: { display: 'grid', gap: '3', minW: '0', _empty: { display: 'none' } },
    action: {},
  },
  variants: {
    size: {
      page: {
        // On phones the card reaches the edges of the window and the bar.
        root: { card: 'bleed', overflow: 'clip', mdDown: { mt: '-3', borderTopWidth: '0' } },
        band: {
          h: { base: '[6.5rem]', md: '40' },
          aspectRatio: '[auto !important]',
          rounded: 'none!',
        },
        below: {
          gridTemplateColumns: {
            base: '[minmax(0, 1fr)]',
            md: '[{sizes.avatar.lg} minmax(0, 1fr)]',
            lg: '[{sizes.avatar.lg} minmax(0, 1fr) auto]',
          },
          columnGap: '4',
          rowGap: '3',
          px: { base: '4', md: '6' },
          pt: '3',
          pb: { base: '4', md: '5' },
        },
        avatar: { mt: '[-3.25rem]', bg: 'surface' },
        title: { textStyle: 'title' },
        headline: { gridColumn: '[1 / -1]' },
        more: { gridColumn: '[1 / -1]', order: { base: '2', lg: '0' } },
        // The height is reserved, since the actions of members load later.
        action: { minH: 'control', lgDown: { gridColumn: '[1 / -1]', order: '1' } },
      },
      preview: {
        picture: { aspectRatio: '[6 / 1 !important]' },
        plain: { aspectRatio: '[6 / 1]' },
        below: { px: '4', gap: '2' },
        avatar: { mt: '-8', bg: 'bg' },
        title: { textStyle: 'subheading' },
        headline: { textStyle: 'small' },
      },
    },
  },
})

interface PageHeroProps {
  readonly title: string
  readonly headline: string
  readonly name: string
  readonly login: string
  readonly avatarUrl: string | undefined
  readonly backgroundUrl: string | undefined
  /** Whether the head is shown small, with a title that is not a heading. */
  readonly isPreview?: boolean
  /** Short texts after the username. */
  readonly details?: ReactNode
  readonly action?: ReactNode
  /** A button over the band. */
  readonly share?: ReactNode
  /** Content below the headline. */
  readonly children?: ReactNode
}

/** User texts keep their own direction (`bdi`). */
export function PageHero(props: PageHeroProps) {
  const {
    title,
    headline,
    name,
    login,
    avatarUrl,
    backgroundUrl,
    isPreview = false,
    details,
    action,
    share,
    children,
  } = props
  const styles = pageHeroRecipe({ size: isPreview ? 'preview' : 'page' })
  const Title = isPreview ? 'p' : 'h1'
  const shownName = name || login
  const shownTitle = title || shownName

  return (
    <div className={styles.root}>
      {backgroundUrl ? (
        <Picture src={backgroundUrl} alt="" className={cx(styles.band, styles.picture)} loading="eager" />
      ) : (
        <div className={cx(styles.band, styles.plain)} />
      )}
      <div className={styles.below}>
        <span className={styles.avatar}>
          <Avatar src={avatarUrl} name={shownName} size={isPreview ? 'sm' : 'lg'} />
        </span>
        <div className={styles.words}>
          <Title className={styles.title}>
            <bdi>{shownTitle}</bdi>
          </Title>
          <p className={styles.login}>
            <span>
              {shownTitle !== shownName && (
                <>
                  <bdi>{shownName}</bdi>
                  {' · '}
                </>
              )}
              <bdi>@{login}</bdi>
            </span>
            {details}
          </p>
        </div>
        {action && <div className={styles.action}>{action}</div>}
        {headline && (
          <p className={styles.headline}>
            <bdi>{headline}</bdi>
          </p>
        )}
        <div className={styles.more}>{children}</div>
      </div>
      {share}
    </div>
  )
}
