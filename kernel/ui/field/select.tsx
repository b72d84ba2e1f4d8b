import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { chevronDownIcon } from '../icons/tools'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {}

const frame = css({ position: 'relative', display: 'block' })
const arrow = css({ position: 'absolute', insetEnd: '3', top: '3', color: 'quiet', pointerEvents: 'none' })
const room = css({ pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' })

export function Select({ className, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <span className={frame}>
      <select {...rest} {...control} className={cx(boxRecipe(), room, className)} />
      <Icon of={chevronDownIcon} className={arrow} />
    </span>
  )
}
