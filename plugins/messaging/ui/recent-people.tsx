import { useHref, useTexts } from '@kernel'
import { Link, VisuallyHidden } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { memo, useId } from 'react'
import { useLocation } from 'react-router'
import { css } from 'styled-system/css'
import { $latest } from '../api/arrivals'
import { conversationsQuery } from '../api/queries'
import { messagesRoute } from '../contract'
import { displayName, latestFirst } from '../model/contact'
import { $unmutedUnread } from '../model/unread'
import { messagingTexts } from '../texts'
import { ContactAvatar, ContactFaces } from './contact-avatar'

const maxPeople = 4

const styles = {
  title: css({ textStyle: 'caption', fontWeight: 'semibold', color: 'quiet', px: '3', py: '1' }),
  link: css({
    row: true,
    gap: '3',
    minH: '10',
    px: '3',
    py: '1',
    rounded: 'sm',
    color: 'text',
    transition: 'common',
    _hover: { bg: 'subtle' },
  }),
  name: css({ grow: true, truncate: true }),
  dot: css({
    w: '2',
    h: '2',
    flexShrink: '0',
    rounded: 'full',
    bg: { base: 'accent.fill', _dark: 'accent.text' },
    forcedColorsBorder: true,
  }),
}

/**
 * The people of the latest conversations that are already loaded, in the side column. Without any there is nothing, and the
 * messages have their own list.
 */
export default function RecentPeople() {
  const href = useHref()
  const { pathname } = useLocation()
  return pathname !== href(messagesRoute) && <People />
}

const People = memo(function People() {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const titleId = useId()
  const [latest, unread] = useUnit([$latest, $unmutedUnread])
  const { data = [] } = useQuery({ ...conversationsQuery(), enabled: false })
  const people = latestFirst(data, latest)
    .filter(({ members }) => members.length === 0)
    .slice(0, maxPeople)
  if (people.length === 0) return null
  return (
    <ContactFaces isWhole>
      <div>
        <p id={titleId} className={styles.title}>
          {t['recent.title']()}
        </p>
        <ul role="list" aria-labelledby={titleId}>
          {people.map((person) => {
            const count = unread[person.id] ?? 0
            const name = displayName(person, t['conversations.unnamed']())
            return (
              <li key={person.id}>
                <Link to={href(messagesRoute, undefined, { with: person.id }) ?? ''} className={styles.link}>
                  <ContactAvatar contact={person} size="3xs" />
                  <span title={name} className={styles.name}>
                    {name}
                  </span>
                  {count > 0 && (
                    <>
                      <span aria-hidden="true" className={styles.dot} />
                      <VisuallyHidden>{t['conversations.unread']({ count })}</VisuallyHidden>
                    </>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </ContactFaces>
  )
})
