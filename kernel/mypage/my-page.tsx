import { useSearchParams } from 'react-router'
import { css, cx } from 'styled-system/css'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { Slot, SlotEntryView, useSlotEntries } from '../plugin/slot-view'
import { kernelTexts } from '../texts'
import { EmptyState } from '../ui/empty-state/empty-state'
import { Page, PageHeader } from '../ui/page/page'
import { Skeleton, SkeletonGroup } from '../ui/skeleton/skeleton'
import { TabLinks } from './tab-links'
import { myPageActions, myPageSide, myPageTabs } from './slots'

const columns = css({ display: 'grid', gap: '8', alignItems: 'start' })
const withSide = css({ lg: { gridTemplateColumns: '[15rem minmax(0, 42rem)]' } })

/** The hub after login: tabs, a navigation beside them and actions, all filled by plugins (decision 18). */
export default function MyPage() {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
  const tabs = useSlotEntries(myPageTabs)
  const side = useSlotEntries(myPageSide)
  const [search] = useSearchParams()
  const chosen = tabs.find((tab) => tabName(tab.id) === search.get('tab')) ?? tabs[0]

  return (
    <Page width={side.length > 0 ? 'wide' : 'reading'}>
      <PageHeader title={t['myPage.title']()} actions={<Slot of={myPageActions} props={{}} />} />
      <div className={cx(columns, side.length > 0 && withSide)}>
        {side.length > 0 && <Slot of={myPageSide} props={{}} />}
        {chosen ? (
          <section aria-label={chosen.label && say(chosen.label)}>
            {tabs.length > 1 && (
              <TabLinks
                label={t['myPage.tabs']()}
                tabs={tabs.map((tab) => ({
                  name: tab.label ? say(tab.label) : tab.id,
                  icon: tab.icon,
                  to: `?tab=${encodeURIComponent(tabName(tab.id))}`,
                  isCurrent: tab === chosen,
                }))}
              />
            )}
            <SlotEntryView key={chosen.id} entry={chosen} props={{}} fallback={<Loading />} />
          </section>
        ) : (
          <EmptyState title={t['myPage.empty']()}>{t['myPage.empty.text']()}</EmptyState>
        )}
      </div>
    </Page>
  )
}

/** `posts/feed` stands in the address as `feed`. */
const tabName = (id: string) => id.slice(id.indexOf('/') + 1)

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
