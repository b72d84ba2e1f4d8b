import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

const root = css({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2',
  mx: '-4',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  bg: 'bg',
  mdDown: { '& > *': { flex: '1' } },
  // On phones it covers the lower line of the card, beside which the bar below would draw a second one.
  '&:last-child': { mb: { base: '[calc(-1rem - 1px)]', md: '-4' }, borderBottomRadius: { md: 'md' } },
  '&:not(:last-child)': { borderBottomWidth: '1px' },
})
const inSight = css({
  mdDown: {
    zIndex: 'raised',
    _tall: {
      position: 'sticky',
      bottom: '[calc({sizes.frame.bar} + env(safe-area-inset-bottom))]',
      // Below an on-screen keyboard, the fields need the height. The line returns with a delay, so that it does not cover what
      // is being tapped.
      transition: '[bottom 0s 150ms]',
      _touchTyping: { bottom: '[-100vh]', transition: '[none]' },
    },
  },
})

export interface FormEndProps {
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Whether it stays in sight on phones: a form of a record only once something has been edited. */
  readonly stays?: boolean
}

/**
 * The last line of a form inside a `Card`, with the button that sends it. On phones, it stays in sight above the bar at the
 * bottom while its form is longer than the window.
 * @example
 * <FormEnd><Button type="submit">{t.save()}</Button></FormEnd>
 */
export function FormEnd({ children, className, stays = true }: FormEndProps) {
  return (
    <div data-stays={stays ? 'phone' : undefined} className={cx(root, stays && inSight, className)}>
      {children}
    </div>
  )
}
