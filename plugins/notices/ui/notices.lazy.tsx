import { $sessionId, type Id, settingsRoute, useHref, useTexts, useTranslate } from '@kernel'
import { type Collected, EntryBoundary, ErrorNotice, useCollected } from '@kernel/parts'
import {
  ButtonLink,
  bellIcon,
  Dialog,
  EmptyState,
  ScreenSkeleton,
  settingsIcon,
  VisuallyHidden,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { knownPeople } from '../../network/contract'
import { type Notice, noticeSources } from '../contract'
import {
  $isNoticesOpen,
  $read,
  $unreadNotices,
  noticeChoices,
  noticesClosed,
  noticesFound,
  noticesMounted,
  noticesRead,
} from '../model/notices'
import { isUnread, noticeKey } from '../model/read-notices'
import { noticesTexts } from '../texts'
import { NoticeRow } from './notice-row'
import { styles } from './notices.styles'
import { useAppBadge } from './use-app-badge'
import { useChime } from './use-chime'

type Source = Collected<readonly Notice[]>

const noticesIn = ({ result }: Source) => (result.state === 'ready' ? result.value : [])

/** The list of notices, and its sources, which also run while the list is closed. */
export default function Notices() {
  const t = useTexts(noticesTexts)
  const [isOpen, close, found, sessionId, mounted] = useUnit([
    $isNoticesOpen,
    noticesClosed,
    noticesFound,
    $sessionId,
    noticesMounted,
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next user begins, too
  useEffect(() => mounted(), [sessionId, mounted])
  const [{ off }] = useUnit([noticeChoices.$value])
  const { personOf, people } = usePeople(isOpen)
  const { entries: all, runners } = useCollected(noticeSources, ({ id }) => ({
    isOpen: isOpen && !off.includes(id),
    personOf,
  }))
  const entries = useMemo(() => all.filter(({ id }) => !off.includes(id)), [all, off])
  const notices = useMemo(
    () => entries.flatMap((entry) => noticesIn(entry).map((notice) => ({ source: entry.id, notice }))),
    [entries],
  )
  // The bell counts them without this code.
  useEffect(() => void found(notices), [notices, found])
  useAppBadge(!entries.some(({ result }) => result.state === 'loading'))
  useChime(entries)
  return (
    <>
      {people}
      {runners}
      <Dialog isOpen={isOpen} onClose={() => close()} title={t.title()} size="panel">
        <NoticeList entries={entries} />
      </Dialog>
    </>
  )
}

/** Finds people by their ids while the list is open. */
function usePeople(isOpen: boolean) {
  const { entries, runners } = useCollected(knownPeople, {})
  const personOf = useMemo(() => {
    const all = entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    const byId = new Map(all.map((person) => [String(person.id), person]))
    return (id: Id | undefined) => byId.get(String(id))
  }, [entries])
  return { personOf, people: isOpen && runners }
}

function NoticeList({ entries }: { readonly entries: readonly Source[] }) {
  const t = useTexts(noticesTexts)
  const translate = useTranslate()
  const href = useHref()
  const settings = href(settingsRoute, {}, { panel: 'notices' })
  const [unread, read, markRead, close] = useUnit([$unreadNotices, $read, noticesRead, noticesClosed])
  const rows = entries
    .flatMap((entry) =>
      noticesIn(entry).map((notice) => ({
        source: entry.id,
        plugin: entry.plugin,
        icon: entry.icon,
        notice,
        isUnread: isUnread(entry.id, notice, read),
      })),
    )
    .sort((a, b) => timeOf(b.notice) - timeOf(a.notice))
  const fresh = rows.filter((row) => row.isUnread)
  const earlier = rows.filter((row) => !row.isUnread)
  const failed = entries.flatMap(({ id, label, result }) =>
    result.state === 'failed' ? [{ id, label, ...result }] : [],
  )
  const isLoading = rows.length === 0 && entries.some(({ result }) => result.state === 'loading')

  const listOf = (some: typeof rows) => (
    <ul role="list" className={styles.list}>
      {some.map(({ source, plugin, icon, notice, isUnread }) => (
        <NoticeRow
          key={noticeKey(source, notice)}
          notice={notice}
          icon={icon}
          frame={(actions) => (
            <EntryBoundary plugin={plugin} entry={source}>
              {actions}
            </EntryBoundary>
          )}
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
          {unread.length > 0 ? t.unread({ count: unread.length }) : t.allRead()}
        </VisuallyHidden>
      )}
      {unread.length > 0 && (
        <button type="button" className={styles.markAll} onClick={() => markRead(unread)}>
          {t.markAll()}
        </button>
      )}
      <div className={styles.scroll}>
        {fresh.length > 0 && (
          <section aria-label={t.new()}>
            <h3 className={styles.heading}>{t.new()}</h3>
            {listOf(fresh)}
          </section>
        )}
        {earlier.length > 0 && (
          <section aria-label={t.earlier()}>
            {fresh.length > 0 && <h3 className={styles.heading}>{t.earlier()}</h3>}
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
              title={t.failed({ name: label ? translate(label) : id })}
              error={error}
              onRetry={retry}
            />
          </div>
        ))}
        {rows.length === 0 && !isLoading && failed.length === 0 && (
          <EmptyState isCompact icon={bellIcon} titleAs="p" title={t.none()}>
            {t['none.text']()}
          </EmptyState>
        )}
      </div>
      {settings && (
        <footer className={styles.foot}>
          <ButtonLink size="sm" variant="quiet" icon={settingsIcon} to={settings} onClick={() => close()}>
            {t.settings()}
          </ButtonLink>
        </footer>
      )}
    </>
  )
}

/** Notices without a date, such as open requests, count as new. */
const timeOf = ({ date }: Notice) => date?.getTime() ?? Number.MAX_VALUE
