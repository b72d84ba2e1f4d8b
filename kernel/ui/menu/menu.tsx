import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { ComponentLoadError } from '../lazy/component-load-error'
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component'
import type { LazyMenuProps } from './menu.lazy'
import type { MenuItem } from './menu-item'

const menuPart = lazyComponent<LazyMenuProps>(() => import('./menu.lazy'))

/** Fetches the menu's code ahead of time. */
export const preloadMenu = menuPart.preload

/** What {@link Menu} gives its button; spread all of it on one `<button>`. */
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

/** Props of {@link Menu}. */
export interface MenuProps {
  items: readonly MenuItem[]
  /** Above the items, e.g. who is signed in. */
  heading?: ReactNode
  /** Draws the button; every render gets the same element, so the focus stays where it is. */
  trigger: (props: MenuTriggerProps) => ReactNode
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end' | undefined
}

/**
 * A button that opens a list of things to do or to choose. The list itself (Ark UI) is fetched when
 * the pointer or the focus first comes near.
 *
 * @param props `items`, `heading`, `trigger`, `align`
 * @example
 * <Menu items={[{ id: 'en', label: 'English', isChecked: true, onSelect: () => choose('en') }]}
 *       trigger={(props) => <IconButton {...props} icon={globeIcon} label={t.language()} />} />
 */
export function Menu({ items, heading, trigger, align = 'start' }: MenuProps) {
  const id = `menu${useId()}`
  const [opening, setOpening] = useState<'first' | 'last' | 'pointer' | null>(null)
  const [failed, setFailed] = useState<typeof opening>(null)
  const Part = useLazyComponent(menuPart, opening !== null, () => {
    setFailed(opening)
    setOpening(null)
  })

  const open = (way: typeof opening) => {
    setFailed(null)
    setOpening(way)
  }
  // A click without a pointer (Enter, Space) has no detail: then the first item takes the focus.
  const handleClick = (event: MouseEvent) => open(opening ? null : event.detail === 0 ? 'first' : 'pointer')
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
        'aria-expanded': opening !== null && Part !== undefined,
        'aria-busy': opening !== null && Part === undefined,
        onClick: handleClick,
        onKeyDown: handleKeyDown,
        onPointerEnter: menuPart.preload,
        onFocus: menuPart.preload,
      })}
      {Part && opening && (
        <Part
          triggerId={id}
          items={items}
          heading={heading}
          align={align}
          highlight={opening}
          onClose={() => setOpening(null)}
        />
      )}
      {failed && <ComponentLoadError onRetry={() => open(failed)} onClose={() => setFailed(null)} />}
    </>
  )
}
