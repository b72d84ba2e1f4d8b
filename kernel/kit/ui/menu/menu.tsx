import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { preloadCode, useCode } from '../../../core/async/load-code'
import { LoadNotice } from '../lazy/load-error'
import type { MenuItem } from './menu-item'

const loadMenu = () => import('./menu.lazy')

export const preloadMenu = () => preloadCode(loadMenu)

/** Attributes for the button of a menu: spread all of them on one `<button>`. */
export interface MenuTriggerProps {
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-busy': boolean
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

export interface MenuProps {
  items: readonly MenuItem[]
  /** Content above the items, e.g. the user's name. */
  heading?: ReactNode
  /** Renders the button of the menu. Always return the same type of element: a new element would lose the focus. */
  trigger: (props: MenuTriggerProps) => ReactNode
  /** Edge of the button with which the menu is aligned. */
  align?: 'start' | 'end' | undefined
}

/**
 * A button with a menu. Its code (Ark UI) loads on hover or focus.
 * @example
 * <Menu items={[{ id: 'en', label: 'English', isChecked: true, onSelect: () => choose('en') }]}
 *       trigger={(props) => <IconButton {...props} icon={globeIcon} label={t.language()} />} />
 */
export function Menu({ items, heading, trigger, align = 'start' }: MenuProps) {
  const id = `menu${useId()}`
  const [opening, setOpening] = useState<'first' | 'last' | 'pointer' | null>(null)
  const { code, failure } = useCode(loadMenu, opening !== null)
  const OpenMenu = failure ? undefined : code?.default

  const open = (mode: typeof opening) => {
    failure?.retry()
    setOpening(mode)
  }
  const handleClick = (event: MouseEvent) => {
    // Safari does not focus a clicked button, and the focus could not return to it.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
    // The `detail` of a click is 0 when it comes from the keyboard (Enter, Space).
    open(opening && !failure ? null : event.detail === 0 ? 'first' : 'pointer')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opening !== null && OpenMenu !== undefined,
        'aria-busy': opening !== null && !OpenMenu && !failure,
        onClick: handleClick,
        onKeyDown: handleKeyDown,
        onPointerEnter: preloadMenu,
        onFocus: preloadMenu,
      })}
      {OpenMenu && opening && (
        <OpenMenu
          triggerId={id}
          items={items}
          heading={heading}
          align={align}
          highlight={opening}
          onClose={() => setOpening(null)}
        />
      )}
      {failure && <LoadNotice failure={failure} onClose={() => setOpening(null)} />}
    </>
  )
}
