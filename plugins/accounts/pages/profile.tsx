import { profileRoute, useHref, useTexts, useTranslate } from '@kernel'
import { SlotEntryView, Toolbar, useSlotEntries } from '@kernel/parts'
import { Card, chevronLeftIcon, Icon, Page, Skeleton, SkeletonGroup, useRenderedIds } from '@kernel/ui'
import { useEffect, useId, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { profilePanels } from '../contract'
import { accountsTexts } from '../texts'
import { ProfileMenu, panelName } from '../ui/profile-menu'

const columns = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[14rem minmax(0, 36rem)]',
    lg: '[16rem minmax(0, 38rem)]',
  },
})
/** Class of elements hidden on phones, which show the profile menu or one panel; wider screens show both. */
const deskOnly = css({ mdDown: { display: 'none' } })
const phoneOnly = css({ md: { display: 'none' } })
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: 'touch',
  ms: '-1',
  color: 'accent.text',
  fontWeight: 'semibold',
  textDecoration: 'none',
})
const heading = css({ textStyle: 'heading', mb: '5', outlineStyle: 'none' })

/** The profile screen with its panels; the URL names the open one (ACC-PROF-01). */
export default function Profile() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const panels = useSlotEntries(profilePanels)
  const panelParam = useSearchParams()[0].get('panel')
  const shown = panels.find(({ id }) => panelName(id) === panelParam) ?? panels[0]
  const { menu, title } = useFocusOnPanelChange(panelParam)

  return (
    <Page width="wide">
      <Toolbar title={t['profile.title']()} />
      <div className={columns}>
        <div className={cx(panelParam !== null && deskOnly)}>
          <ProfileMenu ref={menu} panels={panels} shown={shown?.id} />
        </div>
        <div className={cx(panelParam === null && deskOnly)}>
          <Link to={href(profileRoute) ?? ''} className={cx(back, phoneOnly)}>
            <Icon of={chevronLeftIcon} />
            {t['profile.all']()}
          </Link>
          <Panels panels={panels} shown={shown?.id} titleRef={title} />
        </div>
      </div>
    </Page>
  )
}

interface PanelsProps {
  readonly panels: ReturnType<typeof useSlotEntries>
  readonly shown: string | undefined
  readonly titleRef: React.Ref<HTMLHeadingElement>
}

/** Profile panels that stay mounted once shown, so that typed text is not lost. */
function Panels({ panels, shown, titleRef }: PanelsProps) {
  const translate = useTranslate()
  const idPrefix = useId()
  const renderedIds = useRenderedIds(shown)

  return panels.map((panel) => {
    if (!renderedIds.has(panel.id)) return null
    const titleId = `${idPrefix}-${panel.id}`
    return (
      <section key={panel.id} hidden={panel.id !== shown} aria-labelledby={titleId}>
        <h2 id={titleId} ref={panel.id === shown ? titleRef : undefined} tabIndex={-1} className={heading}>
          {panel.label ? translate(panel.label) : panelName(panel.id)}
        </h2>
        <Card padding="lg">
          <SlotEntryView entry={panel} props={{}} fallback={<Loading />} whenFailed="card" />
        </Card>
      </section>
    )
  })
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}

/** Treats a newly opened panel as a new page: scrolls to the top and moves the focus. */
function useFocusOnPanelChange(panelParam: string | null) {
  const menu = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const previous = useRef(panelParam)
  useEffect(() => {
    if (previous.current === panelParam) return
    previous.current = panelParam
    window.scrollTo(0, 0)
    const target = panelParam === null ? menu : title
    target.current?.focus({ preventScroll: true })
  }, [panelParam])
  return { menu, title }
}
