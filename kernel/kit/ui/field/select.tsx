import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { chevronDownIcon, sortIcon } from '../icons/tools'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** Whether the field filters or sorts what is below, and so is as high as a button. */
  isTool?: boolean | undefined
  /** Whether the field sorts what is below: phones show only its icon, colored once another than the first order is chosen. */
  isSort?: boolean | undefined
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
const sort = css({
  ps: { sm: '10' },
  smDown: { w: 'touch', p: '0', color: 'transparent', '& > option': { color: 'text' } },
})
const deskOnly = css({ smDown: { display: 'none' } })
const sign = css({ insetEnd: '[auto]', insetStart: { base: '[calc(50% - {sizes.5} / 2)]', sm: '3' } })
const chosen = css({ smDown: { color: 'accent.text' } })

export function Select({ className, isTool, isSort, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <span className={frame}>
      <select
        {...rest}
        {...control}
        className={cx(boxRecipe({ isTool: isTool || isSort }), room, isSort && sort, className)}
      />
      {isSort && <Icon of={sortIcon} className={cx(arrow, sign, Boolean(rest.value) && chosen)} />}
      <Icon of={chevronDownIcon} className={cx(arrow, isSort && deskOnly)} />
    </span>
  )
}
