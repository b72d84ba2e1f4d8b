import { $session, registerRoute, type SlotRef, useHref, useRouteParams, useTexts } from '@kernel'
import {
  imageUrl,
  PageHead,
  QueryBoundary,
  ShareButton,
  Slot,
  SlotEntryView,
  useSlotEntries,
} from '@kernel/parts'
import { ButtonLink, Card, Page, ScreenSkeleton, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { publicSettingsQuery } from '../api/queries'
import {
  type PublicPageProps,
  publicPageActions,
  publicPageDetails,
  publicPageHeader,
  publicPageRoute,
} from '../contract'
import type { PublicSettings } from '../model/page-settings'
import { profileData } from '../model/profile-data'
import { publicPageTexts } from '../texts'
import { OwnerActions, PreviewNotice, useFocusAfterPreview, useIsSeenByOthers } from '../ui/owner-actions'
import { PageHero } from '../ui/page-hero'
import { PageSections } from '../ui/page-sections'
import { PageError, PageNotPublic, PageOwnerNotFound } from '../ui/page-unavailable'

interface HeaderEntriesProps {
  readonly of: SlotRef<PublicPageProps>
  readonly login: string
  /** Whether the owner sees the page as visitors do: without what is for members. */
  readonly isSeenByOthers: boolean
  readonly whenFailed?: 'nothing'
}

function HeaderEntries({ of, login, isSeenByOthers, whenFailed }: HeaderEntriesProps) {
  return useSlotEntries(of)
    .filter(({ access }) => !(isSeenByOthers && access === 'member'))
    .map((entry) => <SlotEntryView key={entry.id} entry={entry} props={{ login }} whenFailed={whenFailed} />)
}

const button = css({ mdDown: { w: 'full' } })
/** Over the band. */
const share = css({ position: 'absolute', top: '3', insetEnd: '3' })

/** Hidden while the session of a member is restored. */
function VisitorAction() {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const register = href(registerRoute)
  return (
    register && (
      <span data-visitor data-next-step="">
        <ButtonLink to={register} className={button}>
          {t['page.register']()}
        </ButtonLink>
      </span>
    )
  )
}

// Heights and widths of the hero and of the first section.
const hero = css({ mb: '8' })
const banner = css({ h: '40' })
const words = css({ px: '4', pb: '4' })
const posts = css({ lg: { w: '[50%]' } })

export default function PublicPage() {
  const login = useRouteParams(publicPageRoute).id.slice(1)
  return login === '' ? <PageOwnerNotFound /> : <ProfilePage login={login} />
}

function ProfilePage({ login }: { readonly login: string }) {
  const person = useUnit($session)?.person
  const isOwn = person?.login.toLowerCase() === login.toLowerCase()
  const query = useQuery({
    ...publicSettingsQuery(login),
    // Refetch the user's own page on each visit, because it is edited on another screen.
    ...(isOwn && { gcTime: 0 }),
  })
  return (
    <QueryBoundary
      query={query}
      failed={(error, retry) => (
        <PageError login={login} error={error} isTrying={query.isFetching} onRetry={retry} />
      )}
      fallback={<Loading />}
    >
      {(settings) =>
        settings.isPublic ? (
          <ProfileContent login={login} settings={settings} isOwn={isOwn} isMember={person !== undefined} />
        ) : (
          <PageNotPublic isOwn={isOwn} />
        )
      }
    </QueryBoundary>
  )
}

interface ProfileContentProps {
  readonly login: string
  readonly settings: PublicSettings
  readonly isOwn: boolean
  readonly isMember: boolean
}

function ProfileContent({ login, settings, isOwn, isMember }: ProfileContentProps) {
  const href = useHref()
  const isSeenByOthers = useIsSeenByOthers() && isOwn
  const seen = { login, isSeenByOthers }
  const previewButton = useFocusAfterPreview(isSeenByOthers)
  const title = settings.title || settings.name || `@${login}`
  const avatarUrl = imageUrl(settings.pictureUrl)
  const backgroundUrl = imageUrl(settings.profileBackgroundImage, 'profile')
  const page = href(publicPageRoute, { id: `@${login}` })
  return (
    <Page width="wide" data-writes={isOwn && !isSeenByOthers ? '' : undefined}>
      <PageHead
        type="profile"
        title={title}
        description={settings.headline}
        image={backgroundUrl ?? avatarUrl}
        data={profileData({
          ...settings,
          login,
          avatarUrl,
          page,
        })}
      />
      {isSeenByOthers && <PreviewNotice />}
      <PageHero
        {...settings}
        login={login}
        avatarUrl={avatarUrl}
        backgroundUrl={backgroundUrl}
        share={<ShareButton to={page} title={title} variant="soft" className={share} />}
        details={<HeaderEntries {...seen} of={publicPageDetails} whenFailed="nothing" />}
        action={
          isSeenByOthers ? (
            // A picture of the button, which would lead the owner to the registration.
            <div inert>
              <VisitorAction />
            </div>
          ) : isOwn ? (
            <OwnerActions ref={previewButton} />
          ) : isMember ? (
            <Slot of={publicPageActions} props={{ login }} whenFailed="nothing" />
          ) : (
            <VisitorAction />
          )
        }
      >
        <HeaderEntries {...seen} of={publicPageHeader} />
      </PageHero>
      <PageSections login={login} settings={settings} />
    </Page>
  )
}

function Loading() {
  return (
    <Page width="wide">
      <Card padding="none" isBleed className={hero}>
        <SkeletonGroup>
          <Skeleton shape="block" className={banner} />
          <div className={words}>
            <Skeleton shape="title" width="short" />
            <Skeleton width="half" />
          </div>
        </SkeletonGroup>
      </Card>
      <div className={posts}>
        <ScreenSkeleton of="posts" count={1} />
      </div>
    </Page>
  )
}
