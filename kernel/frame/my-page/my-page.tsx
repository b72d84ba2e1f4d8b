import { useIsFetching } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useDeferredValue, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { $isFirstScreenReady } from '../../kit/parts/navigation/first-screen'
import { Slot, SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { useFormats } from '../../kit/parts/time/use-formats'
import { EmptyState } from '../../kit/ui/empty-state/empty-state'
import { useMedia } from '../../kit/ui/hooks/use-media'
import { PeopleIllustration } from '../../kit/ui/illustrations/people-illustration'
import { Page } from '../../kit/ui/page/page'
import { ScreenSkeleton } from '../../kit/ui/skeleton/screen-skeleton'
import { Tabs } from '../../kit/ui/tabs/tabs'
import { myPageActions, myPageReading, myPageSide, myPageTabs } from '../slots'

const wideScreens = '(min-width: 64rem)'

const panelColumns = css({
  stack: true,
  columnGap: '5',
  alignItems: 'start',
  lg: { gridTemplateColumns: '[minmax(0, 1fr) 15.5rem]' },
  xl: { gridTemplateColumns: '[minmax(0, {sizes.column.page}) minmax(0, 1fr)]' },
})
const aside = css({
  display: { base: 'none', lg: 'grid' },
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '5',
  stickyAside: true,
  scrollbarWidth: 'none',
  // Room for the focus rings, which scrolling would cut off.
  mx: '-1',
  px: '1',
  pb: '4',
  // Each panel is a card.
  '& > section': { bg: 'surface', borderWidth: '1px', rounded: 'md', p: '4' },
})
const untilPanel = css({ 'section ~ &': { display: 'none' } })

/** The column of panels. Without room for it, neither their code nor their data loads. */
function SidePanels({ panels }: { readonly panels: readonly RegisteredEntry[] }) {
  const t = useKernelTexts()
  const hasRoom = useMedia(wideScreens)
  const hasScreen = useUnit($isFirstScreenReady)
  // Deferred, so that the tab, for which the person came, is painted before the panels are rendered.
  const isDue = useDeferredValue(hasRoom && hasScreen, false)
  const isReading = useIsFetching() > 0
  if (!hasRoom || panels.length === 0) return null
  return (
    <aside aria-label={t['myPage.side']()} className={aside}>
      {isDue && panels.map((entry) => <SlotEntryView key={entry.id} entry={entry} props={{}} />)}
      {(!isDue || isReading) && (
        <div className={untilPanel}>
          <ScreenSkeleton of="people" isCard />
        </div>
      )}
    </aside>
  )
}

/** Whether an entry of the slot `myPageSide` is a panel of `/mypage`; the others are in the side column. */
const isPanel = ({ segment, load }: RegisteredEntry): boolean =>
  load !== undefined && segment !== 'folded' && segment !== 'places'

/** The screen of members after login, with tabs and panels that plugins contribute (decision:my-page-owner). */
export default function MyPage() {
  const t = useKernelTexts()
  const panels = useSlotEntries(myPageSide).filter(isPanel)
  const hasScreen = useUnit($isFirstScreenReady)

  return (
    <Page data-writes="" width={panels.length > 0 ? 'wide' : 'column'}>
      <h1 className={css({ srOnly: true })}>{t['myPage.title']()}</h1>
      <div className={cx(panels.length > 0 && panelColumns)}>
        <MyPageTabs />
        <SidePanels panels={panels} />
      </div>
      {hasScreen && <Slot of={myPageReading} props={{}} />}
    </Page>
  )
}

/** The selected tab is in the URL, so that going back and reloading return to it. */
function MyPageTabs() {
  const t = useKernelTexts()
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const open = search.get('tab')
  const entries = useSlotEntries(myPageTabs).filter(
    ({ id, segment }) => segment !== 'linked' || tabName(id) === open,
  )
  const [only, ...others] = entries
  const actions = <Slot of={myPageActions} props={{}} />

  if (!only)
    return (
      <EmptyState art={<PeopleIllustration />} title={t['myPage.empty']()}>
        {t['myPage.empty.text']()}
      </EmptyState>
    )
  if (others.length === 0)
    return (
      <div>
        {actions}
        <SlotEntryView entry={only} props={{}} fallback={<Loading />} whenFailed="card" />
      </div>
    )

  return (
    <Tabs
      label={t['myPage.tabs']()}
      top={actions}
      selected={open ?? tabName(only.id)}
      onSelect={(tab) => setSearch({ ...Object.fromEntries(search), tab }, { replace: true })}
      tabs={entries.map((entry) => ({
        id: tabName(entry.id),
        label: entry.label ? translate(entry.label) : tabName(entry.id),
        content: <SlotEntryView entry={entry} props={{}} fallback={<Loading />} whenFailed="card" />,
      }))}
    />
  )
}

/** Name of a tab in the URL: `feed` for the entry `posts/feed`. */
const tabName = (id: RegisteredEntry['id']) => id.slice(id.indexOf('/') + 1)

function Loading() {
  const formats = useFormats()
  // The first call of a date formatter is slow, so format a date while the tabs load.
  useEffect(() => void formats.dateTime(new Date()), [formats])
  return <ScreenSkeleton of="posts" />
}
