import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface SectionProps {
  title: string
  children: ReactNode
}

/** One family of components in the showcase. */
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
  /** What to look at here. */
  of: string
  /** Side by side rather than one under the other. */
  isRow?: boolean
  children: ReactNode
}

/** One state of a component. */
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

/** Examples in two columns where there is room. */
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
