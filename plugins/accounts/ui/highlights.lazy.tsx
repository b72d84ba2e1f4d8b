import { cutText, useTexts } from '@kernel'
import { imageUrl, RelativeTime, useCollected } from '@kernel/parts'
import {
  Avatar,
  Card,
  commentIcon,
  Icon,
  type IconPath,
  likeIcon,
  RetryButton,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@kernel/ui'
import { useState } from 'react'
import { cx } from 'styled-system/css'
import { type LandingHighlight, landingHighlights } from '../contract'
import { accountsTexts } from '../texts'
import { styles } from './highlights.styles'

const places = 4
const maxLength = 300

const shorten = (text: string) => cutText(text, maxLength).trim()

/** Recent items of the community in one row, those of different plugins in turn. */
export default function Highlights() {
  const t = useTexts(accountsTexts)
  const [logins, setLogins] = useState<readonly string[]>([])
  const { entries, runners } = useCollected(landingHighlights, { logins })
  const known = entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
  const authors = [...new Set(known.flatMap(({ login }) => login || []))]
  if (String(authors) !== String(logins)) setLogins(authors)
  const mixed = mix<LandingHighlight | 'placeholder'>(
    entries.map(({ result }) =>
      result.state === 'loading' ? placeholders : result.state === 'ready' ? result.value : [],
    ),
  )
  const isLoading = entries.some(({ result }) => result.state === 'loading')
  // Contributions that find items through people may follow once people are known.
  const row = isLoading ? [...mixed, ...placeholders].slice(0, places) : mixed
  const failures = entries.flatMap(({ result }) => (result.state === 'failed' ? [result] : []))
  return (
    <>
      {runners}
      <ul role="list" className={styles.list}>
        {row.map((item, index) =>
          typeof item === 'string' ? (
            // A placeholder must not move when a source turns out to have no items.
            // biome-ignore lint/suspicious/noArrayIndexKey: it belongs to the place
            <li key={`place ${index}`} aria-hidden="true" className={styles.place}>
              <Placeholder />
            </li>
          ) : (
            <li key={`${item.login}-${item.id}-${item.title}`} className={styles.place}>
              {item.isPerson ? <Said item={item} /> : <Thing item={item} />}
            </li>
          ),
        )}
        {row.length === 0 &&
          (failures.length === 0 ? (
            <li className={styles.place}>
              <Card className={cx(styles.item, styles.empty)}>{t['landing.live.empty']()}</Card>
            </li>
          ) : (
            <HighlightsFailed
              onRetry={() => {
                for (const { retry } of failures) retry()
              }}
            />
          ))}
      </ul>
    </>
  )
}

function HighlightsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(accountsTexts)
  return (
    <li className={styles.place}>
      <Card className={cx(styles.item, styles.empty)}>
        <p role="status">{t['landing.live.failed']()}</p>
        <RetryButton size="sm" variant="soft" onClick={onRetry} />
      </Card>
    </li>
  )
}

const placeholders = Array.from({ length: places / 2 }, () => 'placeholder' as const)

/** Takes the first of each list, then the second of each, up to the number of places. */
function mix<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const turns = Array.from({ length: places }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  )
  return turns.flat().slice(0, places)
}

interface ItemProps {
  readonly item: LandingHighlight
}

function Said({ item: { title, text, picture, time, to, likes = 0, comments = 0 } }: ItemProps) {
  const t = useTexts(accountsTexts)
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
      {likes + comments > 0 && (
        <p className={styles.counts}>
          <Count icon={likeIcon} count={likes} label={t['landing.live.likes']({ count: likes })} />
          <Count
            icon={commentIcon}
            count={comments}
            label={t['landing.live.comments']({ count: comments })}
          />
        </p>
      )}
    </Card>
  )
}

interface CountProps {
  readonly icon: IconPath
  readonly count: number
  readonly label: string
}

/** A zero is not shown. */
function Count({ icon, count, label }: CountProps) {
  return (
    count > 0 && (
      <span title={label}>
        <Icon of={icon} size="sm" />
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    )
  )
}

function Thing({ item: { title, text, picture, note, formerNote, to } }: ItemProps) {
  const t = useTexts(accountsTexts)
  const [isBroken, setBroken] = useState(false)
  const src = imageUrl(picture)
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
