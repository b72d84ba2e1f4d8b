import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface SectionProps {
  title: string
  children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  return (
    <section
      className={css({ display: 'grid', gap: '5', py: '8', borderTopWidth: '1px', borderColor: 'line' })}
    >
      <h2 className={css({ textStyle: 'heading' })}>{title}</h2>
      {children}
    </section>
  )
}

interface ExampleProps {
  of: string
  isRow?: boolean
  children: ReactNode
}

export function Example({ of, isRow = true, children }: ExampleProps) {
  return (
    <div className={css({ display: 'grid', gap: '2', minW: '0' })}>
      <p className={css({ textStyle: 'caption', color: 'quiet' })}>{of}</p>
      <div
        className={
          isRow
            ? css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
            : css({ display: 'grid', gap: '3' })
        }
      >
        {children}
      </div>
    </div>
  )
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'grid',
        gap: '6',
        alignItems: 'start',
        gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
      })}
    >
      {children}
    </div>
  )
}
