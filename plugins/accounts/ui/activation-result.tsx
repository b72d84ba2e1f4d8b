import type { IconPath } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { AccountScreen } from './account-screen'
import { HelpLink } from './help-link'

interface ActivationResultProps {
  readonly tone: 'success' | 'danger'
  readonly icon: IconPath
  readonly title: string
  /** Explanation of the result; each entry is a paragraph. */
  readonly lines: readonly string[]
  readonly actions: ReactNode
}

const quietText = css({ '&:not(header + &)': { textStyle: 'small', color: 'quiet' } })

/** Shows the result of an account activation. */
export function ActivationResult({ tone, icon, title, lines, actions }: ActivationResultProps) {
  return (
    <AccountScreen mark={icon} tone={tone} title={title} links={tone === 'danger' && <HelpLink />}>
      {lines.map((line) => (
        <p key={line} className={quietText}>
          {line}
        </p>
      ))}
      <div className={flex({ gap: '2', wrap: 'wrap', mt: '2' })}>{actions}</div>
    </AccountScreen>
  )
}
