import * as icons from '@kernel/kit/ui/icons'
import { Icon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { Example, Section } from './section'

const swatches = [
  ['bg', css({ bg: 'bg' })],
  ['surface', css({ bg: 'surface' })],
  ['subtle', css({ bg: 'subtle' })],
  ['muted', css({ bg: 'muted' })],
  ['accent.fill', css({ bg: 'accent.fill' })],
  ['accent.soft', css({ bg: 'accent.soft' })],
  ['accent.text', css({ bg: 'accent.text' })],
  ['danger', css({ bg: 'danger' })],
  ['warning', css({ bg: 'warning' })],
  ['success', css({ bg: 'success' })],
  ['info', css({ bg: 'info' })],
] as const

const textStyles = [
  ['display', css({ textStyle: 'display' })],
  ['title', css({ textStyle: 'title' })],
  ['heading', css({ textStyle: 'heading' })],
  ['subheading', css({ textStyle: 'subheading' })],
  ['lead', css({ textStyle: 'lead' })],
  ['body', css({ textStyle: 'body' })],
  ['strong', css({ textStyle: 'strong' })],
  ['label', css({ textStyle: 'label' })],
  ['small', css({ textStyle: 'small' })],
  ['caption', css({ textStyle: 'caption' })],
] as const

const swatch = css({ h: '12', rounded: 'md', borderWidth: '1px', borderColor: 'line' })

export function Foundations() {
  return (
    <>
      <Section title="Type">
        {textStyles.map(([name, className]) => (
          <div key={name} className={css({ display: 'flex', gap: '4', alignItems: 'baseline', minW: '0' })}>
            <span className={css({ textStyle: 'caption', color: 'quiet', w: '24', flexShrink: '0' })}>
              {name}
            </span>
            <span className={className}>People learn from people, não só de livros</span>
          </div>
        ))}
      </Section>
      <Section title="Colour">
        <div
          className={css({
            display: 'grid',
            gap: '3',
            gridTemplateColumns: '[repeat(auto-fill, minmax(7rem, 1fr))]',
          })}
        >
          {swatches.map(([name, className]) => (
            <div key={name}>
              <div className={`${swatch} ${className}`} />
              <p className={css({ textStyle: 'caption', color: 'quiet', mt: '1' })}>{name}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Icons">
        <Example of="24-unit grid, 1.75 stroke, round joins">
          {Object.entries(icons).map(([name, shape]) => (
            <span key={name} title={name} className={css({ p: '2', color: 'text' })}>
              <Icon of={shape} size="lg" />
            </span>
          ))}
        </Example>
      </Section>
    </>
  )
}
