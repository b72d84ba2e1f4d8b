import type { ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { chevronDownIcon } from '../icons/tools'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** Whether the field filters or sorts what is below, and so is as high as a button. */
  isTool?: boolean | undefined
  /** Shown on phones instead of the choice, which has no room there; colored once another than the first is chosen. */
  phoneIcon?: IconPath | undefined
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
const iconOnly = css({
  smDown: { w: 'touch', p: '0', color: 'transparent', '& > option': { color: 'text' } },
})
const deskOnly = css({ smDown: { display: 'none' } })
const phoneOnly = css({ sm: { display: 'none' }, insetEnd: '[calc(50% - {sizes.5} / 2)]' })
const chosen = css({ color: 'accent.text' })

export function Select({ className, isTool, phoneIcon, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <span className={frame}>
      <select
        {...rest}
        {...control}
        className={cx(boxRecipe({ isTool }), room, phoneIcon && iconOnly, className)}
      />
      {phoneIcon && <Icon of={phoneIcon} className={cx(arrow, phoneOnly, Boolean(rest.value) && chosen)} />}
      <Icon of={chevronDownIcon} className={cx(arrow, phoneIcon && deskOnly)} />
    </span>
  )
}
