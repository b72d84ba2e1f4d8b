import { Icon, type IconPath, Page } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css, cva } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { HelpLink } from './help-link'

interface ActivationResultProps {
  readonly tone: 'success' | 'danger'
  readonly icon: IconPath
  readonly title: string
  /** Explanation of the result; each entry is a paragraph. */
  readonly lines: readonly string[]
  readonly actions: ReactNode
}

const markRecipe = cva({
  base: { display: 'grid', placeItems: 'center', w: '16', h: '16', rounded: 'full' },
  variants: {
    tone: {
      success: { bg: 'success.soft', color: 'success' },
      danger: { bg: 'danger.soft', color: 'danger' },
    },
  },
})
const root = stack({ gap: '3', alignItems: 'center', textAlign: 'center', textWrap: 'balance' })
const heading = css({ textStyle: 'title' })
const quietText = css({ color: 'quiet' })

/** Shows the result of an account activation. */
export function ActivationResult({ tone, icon, title, lines, actions }: ActivationResultProps) {
  return (
    <Page width="narrow">
      <div className={root}>
        <span className={markRecipe({ tone })}>
          <Icon of={icon} size="lg" />
        </span>
        <h1 className={heading}>{title}</h1>
        {lines.map((line) => (
          <p key={line} className={quietText}>
            {line}
          </p>
        ))}
        <div className={flex({ gap: '3', wrap: 'wrap', justify: 'center', mt: '2' })}>{actions}</div>
      </div>
      {tone === 'danger' && <HelpLink />}
    </Page>
  )
}
