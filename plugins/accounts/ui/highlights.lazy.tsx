import { $settings, useTexts } from '@kernel'
import { imageUrl, RelativeTime, SlotEntryView, useSlotEntries } from '@kernel/parts'
import {
  Avatar,
  Card,
  commentIcon,
  Icon,
  likeIcon,
  RetryButton,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import { cx } from 'styled-system/css'
import { type LandingHighlight, type LandingHighlightsProps, landingHighlights } from '../contract'
import { accountsTexts } from '../texts'
import { highlightsRecipe } from './highlights.recipe'

const places = 4
const maxLength = 300

const shorten = (text: string) => [...text.slice(0, 4 * maxLength)].slice(0, maxLength).join('').trim()

/** Recent items of the community in one row, those of different plugins in turn. */
export default function Highlights() {
  const t = useTexts(accountsTexts)
  const entries = useSlotEntries(landingHighlights)
  const [found, setFound] = useState<Found>(new Map())
  const [failed, setFailed] = useState<Failed>(new Map())
  const [attempt, setAttempt] = useState(0)
  const isLate = useIsLate(attempt)
  const logins = useMemo(
    () => [...new Set([...found.values()].flat().flatMap(({ login }) => login || []))],
    [found],
  )
  const styles = highlightsRecipe()
  // Contributions that find items through people report nothing while no people are known.
  const isWaiting = (id: string) =>
    !isLate && !found.has(id) && !failed.has(id) && (found.size + failed.size === 0 || logins.length > 0)
  const row = mix<LandingHighlight | string>(
    entries.map(({ id }) =>
      isWaiting(id) ? [...placeholders.keys()].map((index) => `${id}-${index}`) : (found.get(id) ?? []),
    ),
  )
  const retry = () => {
    setAttempt(attempt + 1)
    setFailed(new Map())
    for (const readAgain of failed.values()) readAgain()
  }
  return (
    <>
      {entries.map((entry) => (
        <Source key={entry.id} entry={entry} logins={logins} setFound={setFound} setFailed={setFailed} />
      ))}
      <ul role="list" className={styles.list}>
        {row.map((item) =>
          typeof item === 'string' ? (
            <li key={item} aria-hidden="true" className={styles.place}>
              <Placeholder />
            </li>
          ) : (
            <li key={`${item.login}-${item.id}-${item.title}`} className={styles.place}>
              {item.isPerson ? <Said item={item} /> : <Thing item={item} />}
            </li>
          ),
        )}
        {row.length === 0 &&
          (found.size > 0 && failed.size === 0 ? (
            <li className={cx(styles.place, styles.wide)}>
              <Card className={cx(styles.item, styles.empty)}>{t['landing.live.empty']()}</Card>
            </li>
          ) : (
            <HighlightsFailed onRetry={failed.size > 0 ? retry : undefined} />
          ))}
      </ul>
    </>
  )
}

/** Says in place of the items that they could not be loaded. */
function HighlightsFailed({ onRetry }: { readonly onRetry?: (() => void) | undefined }) {
  const t = useTexts(accountsTexts)
  const styles = highlightsRecipe()
  return (
    <li className={cx(styles.place, styles.wide)}>
      <Card className={cx(styles.item, styles.empty)}>
        <p role="status">{t['landing.live.failed']()}</p>
        {onRetry && <RetryButton size="sm" variant="soft" onClick={onRetry} />}
      </Card>
    </li>
  )
}

/** Whether an attempt has lasted longer than a call may: a contribution that has failed for good reports nothing. */
function useIsLate(attempt: number): boolean {
  const { patience } = useUnit($settings).api
  const [late, setLate] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(attempt), patience)
    return () => clearTimeout(timer)
  }, [attempt, patience])
  return late === attempt
}

const placeholders = Array.from({ length: places / 2 })

/** Takes the first of each list, then the second of each, up to the number of places. */
function mix<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const turns = Array.from({ length: places }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  )
  return turns.flat().slice(0, places)
}

type Entry = ReturnType<typeof useSlotEntries<LandingHighlightsProps>>[number]
/** Items by entry. */
type Found = ReadonlyMap<string, readonly LandingHighlight[]>

/** How to read again what could not be read, by entry. */
type Failed = ReadonlyMap<string, () => void>

interface SourceProps {
  readonly entry: Entry
  readonly logins: readonly string[]
  readonly setFound: Dispatch<SetStateAction<Found>>
  readonly setFailed: Dispatch<SetStateAction<Failed>>
}

function Source({ entry, logins, setFound, setFailed }: SourceProps) {
  const onFound = useCallback(
    (items: readonly LandingHighlight[]) =>
      // Keep the state if nothing changed: each report renders all contributions, which would report again without end.
      setFound((before) =>
        JSON.stringify(before.get(entry.id)) === JSON.stringify(items)
          ? before
          : new Map(before).set(entry.id, items),
      ),
    [entry.id, setFound],
  )
  const onFailed = useCallback(
    (retry: () => void) => setFailed((before) => new Map(before).set(entry.id, retry)),
    [entry.id, setFailed],
  )
  return <SlotEntryView entry={entry} props={{ logins, onFound, onFailed }} whenFailed="nothing" />
}

interface ItemProps {
  readonly item: LandingHighlight
}

/** What a person wrote. */
function Said({ item: { title, text, picture, time, to, likes = 0, comments = 0 } }: ItemProps) {
  const t = useTexts(accountsTexts)
  const styles = highlightsRecipe()
  return (
    <Card as="article" padding="none" isInteractive className={styles.item}>
      <header className={styles.head}>
        <Avatar src={imageUrl(picture)} name={title} size="sm" />
        <div className={styles.words}>
          <h3 dir="auto" className={styles.name}>
            <TextLink variant="plain" isStretched to={to}>
              {shorten(title)}
            </TextLink>
          </h3>
          {time && (
            <p className={styles.text}>
              <RelativeTime date={time} isWithinLink />
            </p>
          )}
        </div>
      </header>
      <p dir="auto" className={styles.excerpt}>
        {shorten(text)}
      </p>
      {/* A zero is not shown. */}
      {likes + comments > 0 && (
        <p className={styles.counts}>
          {likes > 0 && (
            <span title={t['landing.live.likes']({ count: likes })}>
              <Icon of={likeIcon} size="sm" />
              <span aria-hidden="true">{likes}</span>
              <VisuallyHidden>{t['landing.live.likes']({ count: likes })}</VisuallyHidden>
            </span>
          )}
          {comments > 0 && (
            <span title={t['landing.live.comments']({ count: comments })}>
              <Icon of={commentIcon} size="sm" />
              <span aria-hidden="true">{comments}</span>
              <VisuallyHidden>{t['landing.live.comments']({ count: comments })}</VisuallyHidden>
            </span>
          )}
        </p>
      )}
    </Card>
  )
}

/** A course or another thing with a picture. */
function Thing({ item: { title, text, picture, note, formerNote, to } }: ItemProps) {
  const t = useTexts(accountsTexts)
  const [isBroken, setBroken] = useState(false)
  const src = imageUrl(picture)
  const styles = highlightsRecipe()
  return (
    <Card as="article" padding="none" isInteractive className={styles.item}>
      {src && !isBroken ? (
        <img src={src} alt="" loading="lazy" className={styles.cover} onError={() => setBroken(true)} />
      ) : (
        <span aria-hidden="true" className={styles.cover} />
      )}
      <div className={styles.foot}>
        <h3 dir="auto" className={styles.name}>
          <TextLink variant="plain" isStretched to={to}>
            {shorten(title)}
          </TextLink>
        </h3>
        <p dir="auto" className={styles.text}>
          {shorten(text)}
        </p>
        {note && (
          <p className={styles.note}>
            {note}
            {formerNote && (
              <s className={styles.former}>
                <VisuallyHidden>{t['landing.live.before']()} </VisuallyHidden>
                {formerNote}
              </s>
            )}
          </p>
        )}
      </div>
    </Card>
  )
}

function Placeholder() {
  const styles = highlightsRecipe()
  return (
    <Card padding="none" className={styles.item}>
      <div className={styles.head}>
        <Skeleton shape="circle" />
        <div className={styles.words}>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      </div>
      <div className={styles.excerpt}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </Card>
  )
}
