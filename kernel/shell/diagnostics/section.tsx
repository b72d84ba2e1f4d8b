import { type ReactNode, useId } from 'react'
import { css } from 'styled-system/css'
import { Card } from '../../ui/card/card'

const section = css({ mb: '6', display: 'grid', gap: '4' })

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={section}>
      <h2 id={id} className={css({ textStyle: 'subheading' })}>
        {title}
      </h2>
      {children}
    </Card>
  )
}

const rows = css({ display: 'grid' })

export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={rows}>
      {children}
    </ul>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  rowGap: '1',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const note = css({ textStyle: 'small', color: 'quiet', minW: '0', overflowWrap: 'anywhere' })

export function Row({
  name,
  children,
  notes = [],
}: {
  readonly name: string
  readonly children?: ReactNode
  readonly notes?: readonly (string | undefined)[]
}) {
  return (
    <li className={row}>
      <Code>{name}</Code>
      {children}
      {notes.filter(Boolean).map((text) => (
        <span key={text} className={note}>
          {text}
        </span>
      ))}
    </li>
  )
}

const code = css({ fontFamily: 'mono', fontSize: 'sm', minW: '0', overflowWrap: 'anywhere' })

export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={code}>{children}</code>
}

const block = css({
  fontFamily: 'mono',
  fontSize: 'xs',
  lineHeight: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bg: 'subtle',
  rounded: 'md',
  p: '3',
  w: 'full',
  minW: '0',
})

export function CodeBlock({ children }: { readonly children: string }) {
  return <pre className={block}>{children}</pre>
}
