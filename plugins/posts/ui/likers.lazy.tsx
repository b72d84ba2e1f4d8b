import { $session, sameId, useTexts } from '@kernel'
import { imageUrl, useCollected } from '@kernel/parts'
import { Avatar, Dialog, ScreenSkeleton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { Link } from 'react-router'
import { css } from 'styled-system/css'
import { knownPeople } from '../../network/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { isMutedPerson, personalLists } from '../model/personal-lists'
import { type Post, ReactionType } from '../model/post'
import { postsTexts } from '../texts'

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(14rem, 100%), 1fr))]',
  gap: '3',
  // People that continue below the window fade out.
  _after: {
    content: '""',
    gridColumn: '[1 / -1]',
    position: 'sticky',
    bottom: '-6',
    h: '9',
    mb: '-6',
    backgroundImage: '[linear-gradient(to top, {colors.raised}, transparent)]',
    pointerEvents: 'none',
  },
})
const row = css({ row: true, gap: '3', minH: 'control', minW: '0' })
const name = css({
  lineClamp: '2',
  overflowWrap: 'anywhere',
  fontWeight: 'semibold',
  _hover: { textDecoration: 'underline' },
})
const names = css({ display: 'grid', minW: '0' })
const username = css({ truncate: true, textStyle: 'caption', color: 'quiet' })

interface LikersProps {
  readonly post: Post
  readonly onClose: () => void
}

/** More people stand in two columns, where there is room. */
const maxInColumn = 6

/** Who likes a post: the people whom the user knows, and the number of the others. */
export default function Likers({ post: { reactions, likes }, onClose }: LikersProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePublicPagePath()
  const [session, lists] = useUnit([$session, personalLists.$value])
  const { entries, runners } = useCollected(knownPeople, {})
  const isLoading = entries.some(({ result }) => result.state === 'loading')
  const likers = reactions.filter(({ type }) => type === ReactionType.like)
  const isMine = likers.some(({ userId }) => sameId(userId, session?.person.id))
  const known = new Map(
    entries
      .flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
      .filter(({ name, login, pictureUrl }) => !isMutedPerson(lists, { name, login, picture: pictureUrl }))
      .map((person) => [String(person.id), person]),
  )
  const people = likers.flatMap(({ userId }) => known.get(String(userId)) ?? [])
  const others = Math.max(likes, likers.length) - people.length - Number(isMine)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t['likers.title']({ count: likes })}
      size={likes > maxInColumn ? 'md' : 'sm'}
    >
      {runners}
      {isLoading ? (
        <ScreenSkeleton of="people" />
      ) : (
        <ul role="list" className={list}>
          {isMine && (
            <li className={row}>
              <Avatar
                size="xs"
                name={session?.person.name ?? ''}
                src={imageUrl(session?.person.pictureUrl ?? '')}
              />
              <b className={name}>{t['likers.you']()}</b>
            </li>
          )}
          {people.map(({ id, name: of, login, pictureUrl }) => {
            const path = pathOf(login)
            return (
              <li key={String(id)} className={row}>
                <Avatar size="xs" name={of} src={imageUrl(pictureUrl)} />
                <span className={names}>
                  {path ? (
                    <Link to={path} onClick={onClose} dir="auto" className={name}>
                      {of}
                    </Link>
                  ) : (
                    <span dir="auto" className={name}>
                      {of}
                    </span>
                  )}
                  {login && (
                    <span dir="ltr" className={username}>
                      @{login}
                    </span>
                  )}
                </span>
              </li>
            )
          })}
          {others > 0 && <li className={css({ color: 'quiet' })}>{t['likers.others']({ count: others })}</li>}
          {likes === 0 && <li className={css({ color: 'quiet' })}>{t['likers.none']()}</li>}
        </ul>
      )}
    </Dialog>
  )
}
