import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useFormats } from '../../core/i18n/use-formats'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { myPageActions, myPageReading, myPageSide, myPageTabs } from '../../core/plugin/shell-slots'
import { Slot, SlotEntryView, useSlotEntries } from '../../parts/slot/slot'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { PeopleIllustration } from '../../ui/illustrations/people-illustration'
import { Page, PageHeader } from '../../ui/page/page'
import { ScreenSkeleton } from '../../ui/skeleton/screen-skeleton'
import { Tabs } from '../../ui/tabs/tabs'
import { isAside, Side } from './side'

const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: { base: '1', lg: '8' },
  alignItems: 'start',
})
// Phones begin with the content right below the bar.
const page = css({ pt: { base: '[0.5rem !important]', md: '[2rem !important]' } })
const withSide = css({
  lg: { gridTemplateColumns: '[15rem minmax(0, 1fr)]' },
})
const withAside = css({
  xl: { gridTemplateColumns: '[14rem minmax(0, 1fr) 18rem]' },
})
const main = css({ minW: '0', w: 'full', maxW: { lg: '[44rem]' }, xl: { gridColumn: '2', gridRow: '1' } })

/** The screen of members after login, with tabs, links and actions that plugins contribute (decision:my-page-owner). */
export default function MyPage() {
  const t = useTexts(kernelTexts)
  const side = useSlotEntries(myPageSide)
  const hasScreen = useUnit($isFirstScreenReady)

  return (
    <Page width={side.length > 0 ? 'wide' : 'column'} className={page}>
      <PageHeader title={t['myPage.title']()} actions={<Slot of={myPageActions} props={{}} />} isDeskOnly />
      <div className={cx(columns, side.length > 0 && withSide, side.some(isAside) && withAside)}>
        {side.length > 0 && <Side entries={side} />}
        <div className={main}>
          <MyPageTabs />
        </div>
      </div>
      {hasScreen && <Slot of={myPageReading} props={{}} />}
    </Page>
  )
}

/** The selected tab is in the URL, so that going back and reloading return to it. */
function MyPageTabs() {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const entries = useSlotEntries(myPageTabs)
  const [search, setSearch] = useSearchParams()
  const [only, ...others] = entries

  if (!only)
    return (
      <EmptyState art={<PeopleIllustration />} title={t['myPage.empty']()}>
        {t['myPage.empty.text']()}
      </EmptyState>
    )
  if (others.length === 0)
    return <SlotEntryView entry={only} props={{}} fallback={<Loading />} whenFailed="card" />

  return (
    <Tabs
      label={t['myPage.tabs']()}
      selected={search.get('tab') ?? tabName(only.id)}
      onSelect={(tab) => setSearch({ ...Object.fromEntries(search), tab }, { replace: true })}
      tabs={entries.map((entry) => ({
        id: tabName(entry.id),
        label: entry.label ? translate(entry.label) : tabName(entry.id),
        icon: entry.icon,
        content: <SlotEntryView entry={entry} props={{}} fallback={<Loading />} whenFailed="card" />,
      }))}
    />
  )
}

/** Name of a tab in the URL: `feed` for the entry `posts/feed`. */
const tabName = (id: string) => id.slice(id.indexOf('/') + 1)

function Loading() {
  const formats = useFormats()
  // The first call of a date formatter is slow, so format a date while the tabs load.
  useEffect(() => void formats.dateTime(new Date()), [formats])
  return <ScreenSkeleton of="posts" />
}
