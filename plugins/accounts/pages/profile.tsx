import { profileRoute, useHref, useTexts, useTranslate } from '@kernel'
import { SlotEntryView, Toolbar, useQueryFocus, useSlotEntries } from '@kernel/parts'
import {
  arrowBackIcon,
  ButtonLink,
  Card,
  Page,
  ScreenSkeleton,
  useRenderedIds,
  VisuallyHidden,
} from '@kernel/ui'
import { useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { profilePanels } from '../contract'
import { accountsTexts } from '../texts'
import { ProfileMenu, panelName } from '../ui/profile-menu'

const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14rem minmax(0, 1fr)]' },
})
/** Class of elements hidden on phones, which show the profile menu or one panel; wider screens show both. */
const deskOnly = css({ mdDown: { display: 'none' } })
/** On phones, the link above a panel replaces the toolbar; screen readers still find the title. */
const hiddenOnPhone = css({ mdDown: { srOnly: true, '& button': { display: 'none' } } })
/** The back arrow of phones, left of the panel's title like that of a toolbar. */
const back = css({ mdDown: { position: 'absolute', insetStart: '-2', top: '0' }, md: { display: 'none' } })
const column = css({ position: 'relative', minW: '0' })
const heading = css({
  textStyle: { base: 'title', md: 'heading' },
  display: { mdDown: 'flex' },
  alignItems: 'center',
  minH: { mdDown: 'touch' },
  ps: { mdDown: '[token(sizes.touch)]' },
  mb: '3',
  outlineStyle: 'none',
})

const lead = css({
  textStyle: 'small',
  color: 'quiet',
  mt: '-2',
  mb: '3',
  ps: { mdDown: '[token(sizes.touch)]' },
})

export default function Profile() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const panels = useSlotEntries(profilePanels)
  const panelParam = useSearchParams()[0].get('panel')
  const shown = panels.find(({ id }) => panelName(id) === panelParam) ?? panels[0]
  const { menu, title } = useFocusOnPanelChange(panelParam)

  return (
    <Page width="wide">
      <div className={cx(panelParam !== null && hiddenOnPhone)}>
        <Toolbar title={t['profile.title']()} />
      </div>
      <div className={columns}>
        <div className={cx(panelParam !== null && deskOnly)}>
          <ProfileMenu ref={menu} panels={panels} shown={shown?.id} />
        </div>
        <div className={cx(column, panelParam === null && deskOnly)}>
          <ButtonLink to={href(profileRoute)} variant="quiet" isIcon icon={arrowBackIcon} className={back}>
            <VisuallyHidden>{t['profile.all']()}</VisuallyHidden>
          </ButtonLink>
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
        {panel.detail && <p className={lead}>{translate(panel.detail)}</p>}
        <Card isBleed>
          <SlotEntryView entry={panel} props={{}} fallback={<Loading />} whenFailed="card" />
        </Card>
      </section>
    )
  })
}

function Loading() {
  return <ScreenSkeleton of="form" />
}

/** Moves the focus when a panel is opened (to its title) or closed (to the menu). */
function useFocusOnPanelChange(panelParam: string | null) {
  const menu = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useQueryFocus(panelParam, panelParam === null ? menu : title)
  return { menu, title }
}
