import { type Id, sameId, useTexts } from '@kernel'
import { VisuallyHidden } from '@kernel/ui'
import { useState } from 'react'
import { linesBelow } from '../model/merge-messages'
import { messagingTexts } from '../texts'
import type { Row } from './use-messages'

/** So many are told at once; who hears more at once hears nothing. */
const atOnce = 3

interface NewsAloudProps {
  readonly rows: readonly Row[]
  readonly me: Id | undefined
}

/** Tells those who listen what others say, and nothing of what is drawn while they scroll. */
export function MessageAnnouncer({ rows, me }: NewsAloudProps) {
  const t = useTexts(messagingTexts)
  const [lastAtFirst] = useState(rows.at(-1))
  // Known by their place: a message that the server gives another key is not told twice.
  const news = linesBelow(rows, lastAtFirst)
    .filter(({ userId }) => !sameId(userId, me))
    .map((row, place) => ({ ...row, place }))
    .slice(-atOnce)
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions">
      {news.map(({ place, userName = '', text }) => (
        <span key={place}>{t['chat.said']({ name: userName, text })}</span>
      ))}
    </VisuallyHidden>
  )
}
