import { $session, profileRoute, useHref, useRouteParams, useTexts } from '@kernel'
import { imageUrl, PageHead } from '@kernel/parts'
import { ButtonLink, Page, pencilIcon, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { publicSettingsQuery } from '../api/public-settings.query'
import { publicPageRoute } from '../contract'
import { publicPageTexts } from '../texts'
import { PageHero } from '../ui/page-hero'
import { PageSections } from '../ui/page-sections'
import { PageError, PageNotPublic, PageOwnerNotFound } from '../ui/page-unavailable'

/** Somebody's public page (PUB-PAGE-01 to 06). */
export default function PublicPage() {
  const login = useRouteParams(publicPageRoute).id.slice(1)
  return login === '' ? <PageOwnerNotFound /> : <ProfilePage login={login} />
}

function ProfilePage({ login }: { readonly login: string }) {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const person = useUnit($session)?.person
  const isOwn = person?.login.toLowerCase() === login.toLowerCase()
  const { data, error, refetch } = useQuery({
    ...publicSettingsQuery(login),
    // Errors are shown below with the login.
    throwOnError: false,
    // The user's own page is edited elsewhere: refetch on each visit.
    ...(isOwn && { gcTime: 0 }),
  })

  if (!data) {
    if (!error) return <Loading />
    return <PageError login={login} error={error} onRetry={() => void refetch()} />
  }
  if (!data.isPublic) return <PageNotPublic isOwn={isOwn} />

  const title = data.title || data.name || `@${login}`
  const avatarUrl = imageUrl(data.pictureUrl)
  const backgroundUrl = imageUrl(data.profileBackgroundImage, 'profile')
  return (
    <Page width="wide">
      <PageHead type="profile" title={title} description={data.headline} image={backgroundUrl ?? avatarUrl} />
      <PageHero
        {...data}
        login={login}
        avatarUrl={avatarUrl}
        backgroundUrl={backgroundUrl}
        action={
          isOwn && (
            <ButtonLink
              variant="soft"
              icon={pencilIcon}
              to={href(profileRoute, undefined, { panel: 'my-page' })}
            >
              {t['page.edit']()}
            </ButtonLink>
          )
        }
      />
      <PageSections login={login} settings={data} />
    </Page>
  )
}

function Loading() {
  return (
    <Page width="wide">
      <SkeletonGroup>
        <Skeleton shape="block" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    </Page>
  )
}
