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
/** On phones either the list of panels is seen or one of them; on a desk both. */
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

/** Everything that a person can change about themselves, in panels (ACC-PROF-01). The panel stands in the address. */
export default function Profile() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const panels = useSlotEntries(profilePanels)
  const wanted = useSearchParams()[0].get('panel')
  const shown = panels.find(({ id }) => panelName(id) === wanted) ?? panels[0]
  const { menu, title } = useFocusAtPanel(wanted)

  return (
    <Page width="wide">
      <Toolbar title={t['profile.title']()} />
      <div className={columns}>
        <div className={cx(wanted !== null && deskOnly)}>
          <ProfileMenu ref={menu} panels={panels} shown={shown?.id} />
        </div>
        <div className={cx(wanted === null && deskOnly)}>
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

/** A panel is made when it is first shown and kept from then on, with what was typed into it. */
function Panels({ panels, shown, titleRef }: PanelsProps) {
  const say = useTranslate()
  const base = useId()
  const opened = useRenderedIds(shown)

  return panels.map((panel) => {
    if (!opened.has(panel.id)) return null
    const titleId = `${base}-${panel.id}`
    return (
      <section key={panel.id} hidden={panel.id !== shown} aria-labelledby={titleId}>
        <h2 id={titleId} ref={panel.id === shown ? titleRef : undefined} tabIndex={-1} className={heading}>
          {panel.label ? say(panel.label) : panelName(panel.id)}
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

/** Another panel is another place: it begins at its top, and so does a screen reader. */
function useFocusAtPanel(wanted: string | null) {
  const menu = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(wanted)
  useEffect(() => {
    if (before.current === wanted) return
    before.current = wanted
    window.scrollTo(0, 0)
    const place = wanted === null ? menu : title
    place.current?.focus({ preventScroll: true })
  }, [wanted])
  return { menu, title }
}
