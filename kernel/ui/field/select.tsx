import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { chevronDownIcon } from '../icons/tools'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** Whether the field filters or sorts what is below, and so is as high as a button. */
  isTool?: boolean | undefined
}

const frame = css({ position: 'relative', display: 'block' })
const arrow = css({
  position: 'absolute',
  insetEnd: '3',
  top: '[calc(50% - {sizes.5} / 2)]',
  color: 'quiet',
  pointerEvents: 'none',
})
const room = css({ display: 'block', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' })

export function Select({ className, isTool, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <span className={frame}>
      <select {...rest} {...control} className={cx(boxRecipe({ isTool }), room, className)} />
      <Icon of={chevronDownIcon} className={arrow} />
    </span>
  )
}
