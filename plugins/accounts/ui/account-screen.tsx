import { $settings } from '@kernel'
import { BrandMark, Card, Page } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const header = css({ display: 'grid', justifyItems: 'center', gap: '1.5', mb: '6', textAlign: 'center' })
const title = css({ textStyle: 'title', mt: '2', outlineStyle: 'none' })
const quiet = css({ color: 'quiet', textWrap: 'balance' })
const links = css({
  display: 'grid',
  gap: '2',
  mt: '5',
  textAlign: 'center',
  textStyle: 'small',
  color: 'quiet',
})

interface AccountScreenProps {
  readonly title: string
  readonly lead: string
  /** Messages between the title and the form. */
  readonly notices?: ReactNode
  readonly children: ReactNode
  /** Links below the form. */
  readonly links: ReactNode
}

/** A narrow screen with one card: login, registration, waiting list and activation. */
export function AccountScreen({ title: text, lead, notices, children, links: others }: AccountScreenProps) {
  const { logo } = useUnit($settings).brand
  return (
    <Page width="narrow">
      <header className={header}>
        <BrandMark logo={logo} size="lg" />
        <h1 tabIndex={-1} className={title}>
          {text}
        </h1>
        <p className={quiet}>{lead}</p>
      </header>
      {notices}
      <Card>{children}</Card>
      <div className={links}>{others}</div>
    </Page>
  )
}
