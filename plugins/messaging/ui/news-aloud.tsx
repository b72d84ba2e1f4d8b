import { type Id, sameId, useTexts, VisuallyHidden } from '@kernel'
import { useState } from 'react'
import { messagingTexts } from '../texts'
import type { Row } from './use-log'

/** So many are told at once; who hears more at once hears nothing. */
const atOnce = 3

interface NewsAloudProps {
  readonly rows: readonly Row[]
  readonly me: Id | undefined
}

/** Tells those who listen what others say, and nothing of what is drawn while they scroll. */
export function NewsAloud({ rows, me }: NewsAloudProps) {
  const t = useTexts(messagingTexts)
  const [lastAtFirst] = useState(rows.at(-1)?.key)
  const since = rows.slice(rows.findLastIndex(({ key }) => key === lastAtFirst) + 1)
  const news = since.filter(({ userId }) => !sameId(userId, me)).slice(-atOnce)
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions">
      {news.map(({ key, userName = '', text }) => (
        <span key={key}>{t['chat.said']({ name: userName, text })}</span>
      ))}
    </VisuallyHidden>
  )
}
