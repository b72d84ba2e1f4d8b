import { $session, readDate, sameId, useTexts } from '@kernel'
import { RelativeTime } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import type { GroupProps } from '../../groups/contract'
import { useLastMessage } from '../api/last-message'
import { messagingTexts } from '../texts'

const row = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '2',
  minW: '0',
  textStyle: 'caption',
  color: 'quiet',
})
const words = css({ flex: '1', minW: '0', truncate: true })
// The column of tablets has room for words only.
const time = css({ flexShrink: '0', fontSize: '2xs', mdToLg: { display: 'none' } })

/** The last message of a group, in its row of the list of groups. Until it is known there is nothing. */
export default function GroupLastLine({ group }: GroupProps) {
  const t = useTexts(messagingTexts)
  const userId = useUnit($session)?.person.id
  const last = useLastMessage(group.id, true)
  if (last === undefined) return null
  if (!last) return <span className={row}>{t['chat.empty']()}</span>
  const name = sameId(last.userId, userId) ? t['chat.you']() : last.userName
  const sentAt = readDate(last.sentAt)
  return (
    <span className={row}>
      <span dir="auto" className={words}>
        {name ? t['chat.said']({ name, text: last.text }) : last.text}
      </span>
      {sentAt && (
        <span className={time}>
          <RelativeTime date={sentAt} isWithinLink isShort />
        </span>
      )}
    </span>
  )
}
