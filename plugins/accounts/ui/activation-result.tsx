import { Icon, type IconPath } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { AccountScreen } from './account-screen'
import { HelpLink } from './help-link'

interface ActivationResultProps {
  readonly tone: 'success' | 'danger'
  readonly icon: IconPath
  readonly title: string
  readonly lead: string
  readonly art?: ReactNode
  /** What the person can do next. */
  readonly points: readonly { readonly icon: IconPath; readonly text: string }[]
  readonly actions: ReactNode
}

const list = css({
  display: 'grid',
  gap: '3',
  listStyle: 'none',
  m: '0',
  p: '0',
  textStyle: 'small',
})
const point = css({ display: 'flex', gap: '3', '& > svg': { color: 'quiet' } })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', mdDown: { '& > *': { w: 'full' } } })

/** Shows the result of an account activation. */
export function ActivationResult({ tone, icon, title, lead, art, points, actions }: ActivationResultProps) {
  return (
    <AccountScreen mark={icon} tone={tone} title={title} art={art} links={tone === 'danger' && <HelpLink />}>
      <p>{lead}</p>
      <ul role="list" className={list}>
        {points.map(({ icon: sign, text }) => (
          <li key={text} className={point}>
            <Icon of={sign} />
            {text}
          </li>
        ))}
      </ul>
      <div className={row}>{actions}</div>
    </AccountScreen>
  )
}
