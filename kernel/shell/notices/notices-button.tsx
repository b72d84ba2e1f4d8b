import { useUnit } from 'effector-react'
import { useState } from 'react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { noticeSources } from '../../core/plugin/shell-slots'
import { EntryBoundary } from '../../parts/slot/entry-boundary'
import { RetryLater } from '../../parts/slot/retry-boundary'
import { useSlotEntries } from '../../parts/slot/slot'
import { CountBadge } from '../../ui/badge/badge'
import { IconButton } from '../../ui/button/icon-button'
import { bellIcon } from '../../ui/icons/places'
import { ComponentLoadError } from '../../ui/lazy/component-load-error'
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component'
import { $isNoticesOpen, $unreadNotices, noticesClosed, noticesOpened } from './notices'

const lazyNotices = lazyComponent<object>(() => import('./notices.lazy'))

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
  const [hasFailed, setHasFailed] = useState(false)
  const isWanted = hasSources && (isOpen || isReady) && !hasFailed
  const Notices = useLazyComponent(lazyNotices, isWanted, () => setHasFailed(true))
  if (!hasSources) return null
  const count = unread.length
  const unreadLabel = t['notices.unread']({ count })

  const handleOpen = () => {
    setHasFailed(false)
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
      <EntryBoundary plugin="kernel" entry="notices">
        {Notices && <Notices />}
      </EntryBoundary>
      {hasFailed &&
        (isOpen ? (
          <ComponentLoadError onRetry={() => setHasFailed(false)} onClose={close} />
        ) : (
          <RetryLater onRetry={() => setHasFailed(false)} />
        ))}
    </>
  )
}
