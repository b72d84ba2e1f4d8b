import { useTexts } from '@kernel'
import { Badge } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { InviteResult } from '../model/invite-form'
import { networkTexts } from '../texts'

const tones = {
  sent: 'success',
  requested: 'success',
  connected: 'info',
  invalid: 'warning',
  failed: 'danger',
  unknown: 'warning',
} as const
const list = css({ display: 'grid', gap: '2' })
const line = css({
  wrap: true,
  justifyContent: 'space-between',
  gap: '1',
  textStyle: 'small',
  overflowWrap: 'anywhere',
})

export function InviteResults({ results }: { readonly results: readonly InviteResult[] }) {
  const t = useTexts(networkTexts)
  return (
    <div role="status">
      {results.length > 0 && (
        <ul role="list" aria-label={t['invite.results']()} className={list}>
          {results.map(({ email, outcome }) => (
            <li key={email} className={line}>
              <span>{email}</span>
              <Badge tone={tones[outcome]}>{t[`invite.outcome.${outcome}`]()}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
