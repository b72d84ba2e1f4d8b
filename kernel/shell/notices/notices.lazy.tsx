import { useUnit } from 'effector-react'
import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { serverNow } from '../../core/http/server-clock'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import {
  type Notice,
  type NoticeFindings,
  type NoticeSourceProps,
  noticeSources,
} from '../../core/plugin/shell-slots'
import { settingsRoute } from '../../core/session/routes'
import { $session } from '../../core/session/session'
import { ErrorNotice } from '../../parts/query/error-notice'
import { FailedSource } from '../../parts/slot/failed-source'
import { SlotEntryView, useSlotEntries } from '../../parts/slot/slot'
import { ButtonLink } from '../../ui/button/button-link'
import { Dialog } from '../../ui/dialog/dialog'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { bellIcon, settingsIcon } from '../../ui/icons/places'
import { ScreenSkeleton } from '../../ui/skeleton/screen-skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
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
import { isUnread, noticeKey } from './read-notices'

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
    const begun = read.since > 0 ? read : { ...read, since: serverNow().getTime() }
    if (begun !== read) stored.save(begun)
    load(begun)
    return stored.follow(load)
  }, [session, load])
}

const Source = memo(function Source({ entry, isOpen }: { readonly entry: Entry; readonly isOpen: boolean }) {
  const found = useUnit(noticesFound)
  const { id } = entry
  const handleFound = useCallback((findings: NoticeFindings) => found({ source: id, findings }), [id, found])
  return (
    <SlotEntryView
      entry={entry}
      props={{ isOpen, onFound: handleFound }}
      whenFailed={(error, retry) => (
        <FailedSource
          error={error}
          onRetry={retry}
          onFound={(failure) => handleFound({ notices: [], ...failure })}
        />
      )}
    />
  )
})

function NoticeList({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const href = useHref()
  const styles = noticesRecipe()
  const [findings, unread, read, markRead, close] = useUnit([
    $findings,
    $unreadNotices,
    $read,
    noticesRead,
    noticesClosed,
  ])
  const list = useRef<HTMLDivElement>(null)
  const shown = entries.flatMap((entry) => {
    const found = findings[entry.id]
    return found ? [{ ...entry, ...found }] : []
  })
  const rows = shown
    .flatMap(({ id, icon, notices }) =>
      notices.map((notice) => ({
        source: id,
        icon,
        notice,
        isUnread: read !== null && isUnread(id, notice, read),
      })),
    )
    .sort((a, b) => timeOf(b.notice) - timeOf(a.notice))
  const fresh = rows.filter((row) => row.isUnread)
  const earlier = rows.filter((row) => !row.isUnread)
  const failed = shown.filter(({ notices, isLoading, error }) => error && !isLoading && notices.length === 0)
  // While its code loads, a source has not reported yet.
  const isLoading =
    rows.length === 0 && (shown.length < entries.length || shown.some((source) => source.isLoading))

  // An action such as "Accept" removes its row, and with it the focus.
  const count = rows.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that come and go move the focus
  useLayoutEffect(() => {
    if (document.activeElement === document.body) list.current?.focus()
  }, [count])

  const listOf = (some: typeof rows) => (
    <ul role="list" className={styles.list}>
      {some.map(({ source, icon, notice, isUnread }) => (
        <NoticeRow
          key={noticeKey(source, notice)}
          notice={notice}
          icon={icon}
          isUnread={isUnread}
          onOpen={() => {
            markRead([{ source, notice }])
            close()
          }}
        />
      ))}
    </ul>
  )
  return (
    <>
      {rows.length > 0 && (
        <VisuallyHidden role="status">
          {unread.length > 0 ? t['notices.unread']({ count: unread.length }) : t['notices.allRead']()}
        </VisuallyHidden>
      )}
      {unread.length > 0 && (
        <button
          type="button"
          className={styles.markAll}
          onClick={() => {
            list.current?.focus()
            markRead(unread)
          }}
        >
          {t['notices.markAll']()}
        </button>
      )}
      <div ref={list} tabIndex={-1} className={styles.scroll}>
        {fresh.length > 0 && <section aria-label={t['notices.new']()}>{listOf(fresh)}</section>}
        {earlier.length > 0 && (
          <section aria-label={t['notices.earlier']()}>
            {fresh.length > 0 && <h3 className={styles.heading}>{t['notices.earlier']()}</h3>}
            {listOf(earlier)}
          </section>
        )}
        {isLoading && (
          <div className={styles.body}>
            <ScreenSkeleton of="people" />
          </div>
        )}
        {failed.map(({ id, label, error, retry }) => (
          <div key={id} className={styles.failed}>
            <ErrorNotice
              title={t['notices.failed']({ name: label ? translate(label) : id })}
              error={error}
              onRetry={() => retry?.()}
            />
          </div>
        ))}
        {rows.length === 0 && !isLoading && failed.length === 0 && (
          <EmptyState isCompact icon={bellIcon} titleAs="p" title={t['notices.none']()}>
            {t['notices.none.text']()}
          </EmptyState>
        )}
      </div>
      <footer className={styles.foot}>
        <p>{t['notices.device']()}</p>
        <ButtonLink
          isIcon
          variant="quiet"
          icon={settingsIcon}
          to={href(settingsRoute)}
          title={t['notices.settings']()}
          onClick={() => close()}
        >
          <VisuallyHidden>{t['notices.settings']()}</VisuallyHidden>
        </ButtonLink>
      </footer>
    </>
  )
}

/** Notices without a date, such as open requests, count as new. */
const timeOf = ({ date }: Notice) => date?.getTime() ?? Number.MAX_VALUE
