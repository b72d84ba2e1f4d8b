import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { apiUrl } from '../../../core/http/client'
import { parseUrl } from '../../../core/parse/url'
import { $session } from '../../../core/session/session'
import { Icon } from '../../ui/icons/icon'
import { linkIcon } from '../../ui/icons/tools'
import { Link } from '../../ui/link/link'
import { imageUrl } from '../images/file-url'
import { useInView } from '../list/use-in-view'
import type { FunctionEntry } from '../slot/slot-functions'
import type { LinkCardContent, LinkCardProps, LinkedScreen } from './link-cards'
import { useLinkedScreen } from './use-linked-screen'

const styles = {
  card: css({
    row: true,
    gap: '3',
    h: '[5rem]',
    mt: '2',
    w: 'full',
    maxW: '[28rem]',
    overflow: 'hidden',
    rounded: 'md',
    borderWidth: '1px',
    bg: 'surface',
    color: 'text',
    lineHeight: 'small',
    whiteSpace: 'normal',
    _hover: { bg: 'subtle' },
    '&[data-alone]': { mt: '0' },
  }),
  cover: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '[5rem]',
    h: 'full',
    bg: 'subtle',
    color: 'quiet',
    objectFit: 'cover',
  }),
  words: css({ display: 'grid', grow: true, pe: '3' }),
  title: css({ textStyle: 'label', lineClamp: '2', overflowWrap: 'anywhere' }),
  author: css({ textStyle: 'caption', color: 'quiet', truncate: true }),
}
/** Pictures wait until the card is near the window, as what it says does. */
const margin = 200

/** A card is as high before it is known, and if nothing can be read, as a whole one. */
export default function CardOfLink({ text, children }: LinkCardProps) {
  const linked = useLinkedScreen()(text)
  if (!linked) return children
  const { to, screen, entries, isAlone } = linked
  return (
    <>
      {!isAlone && children}
      <Card key={to} to={to} isAlone={isAlone && children !== undefined} screen={screen} entries={entries} />
    </>
  )
}

interface CardProps {
  readonly to: string
  /** Whether the card stands in place of a text. */
  readonly isAlone: boolean
  readonly screen: Omit<LinkedScreen, 'client' | 'session'>
  readonly entries: readonly FunctionEntry<LinkedScreen, Promise<LinkCardContent | undefined>>[]
}

function Card({ to, isAlone, screen, entries }: CardProps) {
  const client = useQueryClient()
  const session = useUnit($session)
  const [ref, isInView] = useInView(margin)
  const { data } = useQuery({
    queryKey: ['link card', to],
    enabled: isInView,
    retry: false,
    async queryFn() {
      for (const { loadFunction } of entries) {
        const read = await loadFunction()
        const content = await read({ ...screen, client, session })
        if (content) return content
      }
      return null
    },
  })
  const cover = data?.picture && ownPicture(data.picture)
  return (
    <Link ref={ref} to={to} data-alone={isAlone || undefined} className={styles.card}>
      {cover ? (
        <img src={cover} alt="" decoding="async" className={styles.cover} />
      ) : (
        <span className={styles.cover}>
          <Icon of={linkIcon} />
        </span>
      )}
      <span className={styles.words}>
        <bdi className={styles.title}>{data?.title || decodePath(to)}</bdi>
        {data?.author && <bdi className={styles.author}>{data.author}</bdi>}
      </span>
    </Link>
  )
}

/** A cover elsewhere would tell that server who reads the text. */
function ownPicture(stored: string): string | undefined {
  const url = imageUrl(stored)
  const origin = url && parseUrl(url, location.href)?.origin
  return origin === location.origin || origin === apiUrl('/').origin ? url : undefined
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
