import { useTexts } from '@kernel'
import { imageUrl, RelativeTime } from '@kernel/parts'
import { Avatar, bellIcon, Icon, Link, VisuallyHidden } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { Notice } from '../contract'
import { noticesTexts } from '../texts'
import { styles } from './notices.styles'

const strong = css({ fontWeight: 'semibold' })

interface NoticeRowProps {
  readonly notice: Notice
  readonly icon: string | undefined
  /** Isolates what the plugin draws. */
  readonly frame: (actions: ReactNode) => ReactNode
  readonly isUnread: boolean
  readonly onOpen: () => void
}

export function NoticeRow({ notice, icon = bellIcon, frame, isUnread, onOpen }: NoticeRowProps) {
  const t = useTexts(noticesTexts)
  const { title, detail, date, to, avatar, actions } = notice
  return (
    <li className={styles.row}>
      {avatar ? (
        <span className={styles.person}>
          <Avatar src={imageUrl(avatar.pictureUrl)} name={avatar.name} size="xs" />
          <span className={styles.kind}>
            <Icon of={icon} size="sm" />
          </span>
        </span>
      ) : (
        <span className={styles.face}>
          <Icon of={icon} />
        </span>
      )}
      <div className={styles.words}>
        <Link to={to} onClick={onOpen} className={styles.link}>
          <span dir="auto" className={styles.title}>
            <Title text={title} name={avatar?.name} />
          </span>
          {detail && (
            <span dir="auto" className={styles.detail}>
              {detail}
            </span>
          )}
          {isUnread && <VisuallyHidden>{t.isUnread()}</VisuallyHidden>}
        </Link>
        {date && (
          <span className={styles.time}>
            <RelativeTime date={date} />
          </span>
        )}
        {actions && <div className={styles.actions}>{frame(actions)}</div>}
      </div>
      {isUnread && <span aria-hidden="true" className={styles.dot} />}
    </li>
  )
}

/** The title of a notice, with the name of its person emphasized. */
function Title({ text, name }: { readonly text: string; readonly name: string | undefined }) {
  const start = name ? text.indexOf(name) : -1
  if (!name || start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <b className={strong}>{name}</b>
      {text.slice(start + name.length)}
    </>
  )
}
