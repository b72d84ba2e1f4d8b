import { useUnit } from 'effector-react'
import { useCode } from '../../core/async/load-code'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { noticeSources } from '../../core/plugin/shell-slots'
import { EntryBoundary } from '../../parts/slot/entry-boundary'
import { useSlotEntries } from '../../parts/slot/slot'
import { CountBadge } from '../../ui/badge/badge'
import { IconButton } from '../../ui/button/icon-button'
import { bellIcon } from '../../ui/icons/places'
import { LoadNotice } from '../../ui/lazy/load-error'
import { $isNoticesOpen, $unreadNotices, noticesClosed, noticesOpened } from './notices'

const loadNotices = () => import('./notices.lazy')

/** The bell with the number of unread notices. Its list and sources load after the first screen. */
export default function NoticesButton() {
  const t = useTexts(kernelTexts)
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
  const unreadLabel = t['notices.unread']({ count })

  const handleOpen = () => {
    failure?.retry()
    open()
  }
  return (
    <>
      <IconButton
        icon={bellIcon}
        label={count > 0 ? `${t['notices.title']()}, ${unreadLabel}` : t['notices.title']()}
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
        <EntryBoundary plugin="kernel" entry="notices">
          {code && <code.default />}
        </EntryBoundary>
      )}
    </>
  )
}
