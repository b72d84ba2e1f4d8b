import { useUnit } from 'effector-react'
import { memo, useCallback, useEffect, useRef } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { type NoticeFindings, type NoticeSourceProps, noticeSources } from '../../core/plugin/shell-slots'
import { $session } from '../../core/session/session'
import { ErrorNotice } from '../../parts/query/error-notice'
import { SlotEntryView, useSlotEntries } from '../../parts/slot/slot'
import { Button } from '../../ui/button/button'
import { Dialog } from '../../ui/dialog/dialog'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { bellIcon } from '../../ui/icons/places'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'
import { NoticeRow } from './notice-row'
import {
  $findings,
  $isNoticesOpen,
  $read,
  $unreadNotices,
  noticesClosed,
  noticesFound,
  noticesRead,
  readLoaded,
  storedRead,
} from './notices'
import { noticesRecipe } from './notices.recipe'
import { isUnread } from './read-notices'

type Entry = RegisteredEntry<NoticeSourceProps>

/** The list of notices, and its sources, which also run while the list is closed. */
export default function Notices() {
  const t = useTexts(kernelTexts)
  const entries = useSlotEntries(noticeSources)
  const [isOpen, close] = useUnit([$isNoticesOpen, noticesClosed])
  useStoredRead()
  return (
    <>
      {entries.map((entry) => (
        <Source key={entry.id} entry={entry} isOpen={isOpen} />
      ))}
      <Dialog isOpen={isOpen} onClose={() => close()} title={t['notices.title']()} size="panel">
        <NoticeList entries={entries} />
      </Dialog>
    </>
  )
}

/** Loads which notices were read on this device, and follows other tabs. At the first visit, older notices count as read. */
function useStoredRead() {
  const [session, load] = useUnit([$session, readLoaded])
  useEffect(() => {
    const stored = storedRead(session)
    const read = stored.load()
    const begun = read.since > 0 ? read : { ...read, since: Date.now() }
    if (begun !== read) stored.save(begun)
    load(begun)
    return stored.follow(load)
  }, [session, load])
}

const Source = memo(function Source({ entry, isOpen }: { readonly entry: Entry; readonly isOpen: boolean }) {
  const found = useUnit(noticesFound)
  const { id } = entry
  const handleFound = useCallback((findings: NoticeFindings) => found({ source: id, findings }), [id, found])
  return <SlotEntryView entry={entry} props={{ isOpen, onFound: handleFound }} whenFailed="nothing" />
})

function NoticeList({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTexts(kernelTexts)
  const styles = noticesRecipe()
  const [findings, unread, read] = useUnit([$findings, $unreadNotices, noticesRead])
  const list = useRef<HTMLDivElement>(null)
  const shown = entries.filter(({ id }) => findings[id])
  const isEmpty = shown.every(({ id }) => {
    const { notices = [], isLoading, error } = findings[id] ?? {}
    return notices.length === 0 && !isLoading && !error
  })
  const hasNotices = shown.some(({ id }) => findings[id]?.notices.length)

  if (isEmpty)
    return (
      <EmptyState isCompact icon={bellIcon} titleAs="p" title={t['notices.none']()}>
        {t['notices.none.text']()}
      </EmptyState>
    )
  return (
    <>
      {hasNotices && (
        <div className={styles.head}>
          <span role="status">
            {unread.length > 0 ? t['notices.unread']({ count: unread.length }) : t['notices.allRead']()}
          </span>
          {unread.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                list.current?.focus()
                read(unread)
              }}
            >
              {t['notices.markAll']()}
            </Button>
          )}
        </div>
      )}
      <div ref={list} tabIndex={-1} className={styles.groups}>
        {shown.map((entry) => (
          <NoticeGroup key={entry.id} entry={entry} findings={findings[entry.id]} />
        ))}
      </div>
      <p className={styles.note}>{t['notices.device']()}</p>
    </>
  )
}

interface NoticeGroupProps {
  readonly entry: Entry
  readonly findings: NoticeFindings | undefined
}

function NoticeGroup({ entry: { id, label, icon }, findings }: NoticeGroupProps) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const styles = noticesRecipe()
  const [read, close, markRead] = useUnit([$read, noticesClosed, noticesRead])
  const { notices = [], isLoading = false, error, retry } = findings ?? {}
  const name = label ? translate(label) : id
  if (notices.length === 0 && !isLoading && !error) return null
  return (
    <section aria-label={name} className={styles.group}>
      <h3 className={styles.heading}>{name}</h3>
      {notices.length > 0 && (
        <ul role="list" className={styles.list}>
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              icon={icon}
              isUnread={read !== null && isUnread(id, notice, read)}
              onOpen={() => {
                markRead([{ source: id, notice }])
                close()
              }}
            />
          ))}
        </ul>
      )}
      {notices.length === 0 && isLoading && (
        <SkeletonGroup className={styles.body}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {Boolean(error) && !isLoading && (
        <div className={styles.body}>
          <ErrorNotice title={t['notices.failed']({ name })} error={error} onRetry={() => retry?.()} />
        </div>
      )}
    </section>
  )
}
