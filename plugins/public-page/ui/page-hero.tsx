import { Avatar, Picture } from '@kernel/ui'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageHeroRecipe } from './page-hero.recipe'

interface PageHeroProps {
  readonly title: string
  readonly headline: string
  readonly name: string
  readonly login: string
  readonly picture: string | undefined
  readonly background: string | undefined
  /** Small, and its title is no heading. */
  readonly isPreview?: boolean
  readonly action?: ReactNode
}

/** Background, picture, title and headline (PUB-PAGE-01). Texts are a person's own: they run the way they are written, from where the page begins. */
export function PageHero(props: PageHeroProps) {
  const { title, headline, name, login, picture, background, isPreview = false, action } = props
  const look = pageHeroRecipe({ size: isPreview ? 'preview' : 'page' })
  const Title = isPreview ? 'p' : 'h1'
  const shownName = name || login
  const shownTitle = title || shownName

  return (
    <div className={look.root}>
      {background ? (
        <Picture src={background} alt="" className={look.band} loading="eager" />
      ) : (
        <div className={cx(look.band, look.plain)} />
      )}
      <div className={look.below}>
        <span className={look.picture}>
          <Avatar src={picture} name={shownName} size={isPreview ? 'sm' : 'lg'} />
        </span>
        <div className={look.words}>
          <Title className={look.title}>
            <bdi>{shownTitle}</bdi>
          </Title>
          <p className={look.login}>
            {shownTitle !== shownName && (
              <>
                <bdi>{shownName}</bdi>
                {' · '}
              </>
            )}
            <bdi>@{login}</bdi>
          </p>
          {headline && (
            <p className={look.headline}>
              <bdi>{headline}</bdi>
            </p>
          )}
        </div>
        {action && <div className={look.action}>{action}</div>}
      </div>
    </div>
  )
}
