import type { ComponentProps, ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { boxRecipe } from './field.recipe'
import { useFieldControl } from './field-context'
import { ownDirection } from './own-direction'

export interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  icon?: IconPath | undefined
  /** A short text before the text of the input, such as the `@` of a username; screen readers skip it. */
  start?: string | undefined
  /** Content after the text of the input, such as a button or a unit. */
  end?: ReactNode
  className?: string | undefined
}

const bare = css({
  grow: true,
  h: 'full',
  px: '3.5',
  bg: 'transparent',
  rounded: 'md',
  _focusVisible: { outlineStyle: 'none' },
})
const size = {
  field: css({ minH: '[calc({sizes.touch} - 2px)]' }),
  tool: css({ minH: '[calc({sizes.control} - 2px)]' }),
}
const besideIcon = css({ ps: '0' })
const frameStart = css({ ms: '3.5', me: '[-0.375rem]', color: 'quiet' })
const frameIcon = css({ ms: '3.5', me: '0.5', color: 'quiet' })

export function Input({ icon, start, end, className, ...rest }: InputProps) {
  const control = useFieldControl(rest)
  const isTool = rest.type === 'search'
  if (!icon && !start && !end)
    return <input {...ownDirection} {...rest} {...control} className={cx(boxRecipe({ isTool }), className)} />

  return (
    <span className={cx(boxRecipe({ kind: 'frame', isTool }), className)}>
      {icon && <Icon of={icon} className={frameIcon} />}
      {start && (
        <span aria-hidden="true" className={frameStart}>
          {start}
        </span>
      )}
      <input
        {...ownDirection}
        {...rest}
        {...control}
        className={cx(bare, size[isTool ? 'tool' : 'field'], (icon || start) && besideIcon)}
      />
      {end}
    </span>
  )
}
