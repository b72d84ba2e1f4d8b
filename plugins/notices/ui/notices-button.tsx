import { useCode, useTexts } from '@kernel'
import { $isFirstScreenReady, EntryBoundary, useSlotEntries } from '@kernel/parts'
import { bellIcon, CountBadge, IconButton, LoadNotice } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { noticeSources } from '../contract'
import { $isNoticesOpen, $unreadNotices, noticesClosed, noticesOpened } from '../model/notices'
import { noticesTexts } from '../texts'

const loadNotices = () => import('./notices.lazy')

/** The bell with the number of unread notices. Its list and sources load after the first screen. */
export default function NoticesButton() {
  const t = useTexts(noticesTexts)
  const [isOpen, unread, open, close] = useUnit([
    $isNoticesOpen,
    $unreadNotices,
    noticesOpened,
    noticesClosed,
  ])
  const isReady = useUnit($isFirstScreenReady)
  const hasSources = useSlotEntries(noticeSources).length > 0
  const { code, failure } = useCode(loadNotices, hasSources && (isOpen || isReady))
  if (!hasSources) return null
  const count = unread.length
  const unreadLabel = t.unread({ count })

  const handleOpen = () => {
    failure?.retry()
    open()
  }
  return (
    <>
      <IconButton
        icon={bellIcon}
        label={count > 0 ? `${t.title()}, ${unreadLabel}` : t.title()}
        aria-haspopup="dialog"
        onClick={handleOpen}
        badge={
          // The label of the button already contains the count.
          <span aria-hidden="true">
            <CountBadge isCorner count={count} label="" />
          </span>
        }
      />
      {failure && isOpen ? (
        <LoadNotice failure={failure} onClose={close} />
      ) : (
        <EntryBoundary plugin="notices" entry="notices/list">
          {code && <code.default />}
        </EntryBoundary>
      )}
    </>
  )
}
