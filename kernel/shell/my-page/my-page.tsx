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
import { Page, PageHeader } from '../../ui/page/page'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'
import { Tabs } from '../../ui/tabs/tabs'
import { Side } from './side'

const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '8',
  alignItems: 'start',
})
const withSide = css({
  lg: { gridTemplateColumns: '[15rem minmax(0, 42rem)]' },
  // Together the columns are as wide as the page, so that the actions in the page header align with the tabs.
  xl: { gridTemplateColumns: '[20rem minmax(0, 48rem)]', columnGap: '16' },
})

/**
 * The start page of members, with tabs, side navigation and actions that plugins contribute
 * (decision:my-page-owner).
 */
export default function MyPage() {
  const t = useTexts(kernelTexts)
  const side = useSlotEntries(myPageSide)
  const hasScreen = useUnit($isFirstScreenReady)

  return (
    <Page width={side.length > 0 ? 'wide' : 'reading'}>
      <PageHeader title={t['myPage.title']()} actions={<Slot of={myPageActions} props={{}} />} />
      <div className={cx(columns, side.length > 0 && withSide)}>
        {side.length > 0 && <Side entries={side} />}
        <MyPageTabs />
      </div>
      {hasScreen && <Slot of={myPageReading} props={{}} />}
    </Page>
  )
}

/** Tabs of my page. The selected tab is in the URL, so that back and reload return to it. */
function MyPageTabs() {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const entries = useSlotEntries(myPageTabs)
  const [search, setSearch] = useSearchParams()
  const [only, ...others] = entries

  if (!only) return <EmptyState title={t['myPage.empty']()}>{t['myPage.empty.text']()}</EmptyState>
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
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
