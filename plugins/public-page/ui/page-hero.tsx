import { Avatar, Picture } from '@kernel/ui'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageHeroRecipe } from './page-hero.recipe'

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
    </div>
  )
}
