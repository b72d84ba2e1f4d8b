import {
  $session,
  profileRoute,
  registerRoute,
  type SlotRef,
  useHref,
  useRouteParams,
  useTexts,
} from '@kernel'
import {
  imageUrl,
  PageHead,
  QueryBoundary,
  ShareButton,
  Slot,
  SlotEntryView,
  useSlotEntries,
} from '@kernel/parts'
import {
  Button,
  ButtonLink,
  Card,
  eyeIcon,
  Icon,
  Page,
  pencilIcon,
  ScreenSkeleton,
  Skeleton,
  SkeletonGroup,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Ref, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
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
import { PageHero } from '../ui/page-hero'
import { PageSections } from '../ui/page-sections'
import { PageError, PageNotPublic, PageOwnerNotFound } from '../ui/page-unavailable'

const preview = { seen: 'others' }
const row = css({
  display: 'flex',
  gap: '2',
  smDown: { '& > :first-child': { order: '1' }, '& > :last-child': { flex: '1' } },
})
/** Phones have both actions in one row, this one at its end with its icon only. */
const label = css({ smDown: { srOnly: true } })
const notice = css({
  wrap: true,
  gap: '3',
  mb: { base: '6', md: '4' },
  py: '2',
  px: '4',
  rounded: 'md',
  bg: 'accent.soft',
  color: 'accent.text',
  textStyle: 'small',
  outlineStyle: 'none',
})
const noticeWords = css({ flex: '[1 1 12rem]', minW: '0' })

/** Whether the owner of the page wants to see it as others do; kept in the URL, so that back leaves the preview. */
const useIsSeenByOthers = (): boolean => useSearchParams()[0].get('seen') === preview.seen

/** Returns the ref of the button that shows the preview; the button gets the focus back after the preview. */
function useFocusAfterPreview(isPreview: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPreview = useRef(isPreview)
  useEffect(() => {
    if (wasPreview.current && !isPreview) button.current?.focus()
    wasPreview.current = isPreview
  }, [isPreview])
  return button
}

function OwnerActions({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const [, setQuery] = useSearchParams()
  return (
    <div className={row}>
      <Button ref={ref} variant="quiet" icon={eyeIcon} onClick={() => setQuery(preview)}>
        <span className={label}>{t['page.preview']()}</span>
      </Button>
      <ButtonLink variant="soft" icon={pencilIcon} to={href(profileRoute, undefined, { panel: 'my-page' })}>
        {t['page.edit']()}
      </ButtonLink>
    </div>
  )
}

/** Tells the owner that the page is shown as others see it, and ends that. It has the focus, because the button is gone. */
function PreviewNotice() {
  const t = useTexts(publicPageTexts)
  const [, setQuery] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={root} role="group" aria-label={t['page.preview']()} tabIndex={-1} className={notice}>
      <Icon of={eyeIcon} />
      <p className={noticeWords}>{t['page.preview.text']()}</p>
      <Button size="sm" variant="soft" onClick={() => setQuery({})}>
        {t['page.preview.end']()}
      </Button>
    </div>
  )
}

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
