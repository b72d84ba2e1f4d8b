import { Menu } from '@ark-ui/react/menu'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { sva } from 'styled-system/css'
import { useCloseRequest } from '../hooks/use-close-request'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { minusIcon } from '../icons/tools'
import { Link } from '../link/link'
import { OutsideLink } from '../outside-link/outside-link'
import type { MenuItem } from './menu-item'

export const menuRecipe = sva({
  slots: ['positioner', 'content', 'heading', 'caption', 'item', 'tick', 'words', 'end', 'line'],
  base: {
    positioner: { zIndex: '[60 !important]' },
    content: {
      minW: '[12rem]',
      maxW: '[min(20rem, calc(100vw - 1rem))]',
      maxH: '[min(70dvh, 32rem)]',
      overflowY: 'auto',
      p: '1.5',
      rounded: 'md',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      shadow: 'md',
      transformOrigin: '[top]',
      animation: '[drop 180ms cubic-bezier(0.2, 0.8, 0.2, 1)]',
      _focusVisible: { outlineStyle: 'none' },
    },
    heading: { px: '3', pt: '2', pb: '2.5', textStyle: 'small', color: 'quiet' },
    caption: { px: '3', pt: '1.5', pb: '1', textStyle: 'caption', color: 'quiet' },
    item: {
      row: true,
      gap: '3',
      minH: 'control',
      px: '2.5',
      py: '1',
      rounded: 'xs',
      textStyle: 'small',
      fontWeight: 'medium',
      lineHeight: 'snug',
      '& > svg': { color: 'quiet' },
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      // The list has the focus, so only this outline shows the highlighted item.
      _highlighted: { bg: 'subtle', outline: '2px solid {colors.accent.text}', outlineOffset: '[-2px]' },
      '&[role=menuitemradio][aria-checked=true]': { color: 'accent.text', fontWeight: 'semibold' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    tick: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      w: '5',
      h: '5',
      rounded: 'xs',
      borderWidth: '1px',
      borderColor: 'edge',
      bg: 'surface',
      color: 'accent.on',
      ':not([aria-checked=false]) > &': { bg: 'accent.fill', borderColor: 'accent.fill' },
    },
    words: { grow: true, overflowWrap: 'anywhere' },
    end: { textStyle: 'caption', color: 'quiet', flexShrink: '0' },
    line: { h: 'px', bg: 'line', my: '1.5', mx: '-1.5' },
  },
  variants: {
    isDanger: { true: { item: { color: 'danger' } } },
  },
})

export interface LazyMenuProps {
  triggerId: string
  items: readonly MenuItem[]
  heading: ReactNode
  align: 'start' | 'end'
  /** The item to highlight when the menu opens; `pointer` highlights none, because a pointer opened the menu. */
  highlight: 'first' | 'last' | 'pointer'
  onClose: () => void
}

export default function LazyMenu({ triggerId, items, heading, align, highlight, onClose }: LazyMenuProps) {
  const styles = menuRecipe()
  useCloseRequest(true, onClose)
  const enabled = items.filter((item) => !item.isDisabled)
  // In a menu of radio items, the checked one is highlighted.
  const startsWithRadios = enabled[0]?.isChecked !== undefined
  const highlighted = {
    first: (startsWithRadios && enabled.find((item) => item.isChecked)) || enabled[0],
    last: enabled.at(-1),
    pointer: undefined,
  }

  /** Handles keys that Ark UI does not: Page Up/Down would scroll the page, and Tab would not close the menu. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault()
    if (event.key !== 'Tab') return
    event.stopPropagation()
    // After this handler the browser moves the focus on. It must start from the button, with the menu already unmounted.
    document.getElementById(triggerId)?.focus({ preventScroll: true })
    flushSync(onClose)
  }

  return (
    <Menu.Root
      open
      // Ark UI finds the button by this id; without the id, the menu would appear in the corner of the page.
      ids={{ trigger: triggerId }}
      defaultHighlightedValue={highlighted[highlight]?.id}
      positioning={{ strategy: 'fixed', placement: `bottom-${align}`, gutter: 6, overflowPadding: 8 }}
      loopFocus
      // Navigate in this handler, because Ark UI's click does not bubble to the router and the page would reload.
      navigate={({ node }) => node.click()}
      onOpenChange={onClose}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect?.()}
    >
      {/* The menu is rendered beside its button, not in the body, to stay within a landmark. */}
      <Menu.Positioner className={styles.positioner}>
        <Menu.Content className={styles.content} aria-labelledby={triggerId} onKeyDownCapture={handleKeyDown}>
          {heading && <div className={styles.heading}>{heading}</div>}
          {groupsOf(items).map(([first, ...others]) => (
            <Fragment key={first.id}>
              {startsGroup(first) && <Menu.Separator className={styles.line} />}
              <Group caption={first.caption}>
                {[first, ...others].map((item) => (
                  <Line key={item.id} item={item} />
                ))}
              </Group>
            </Fragment>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

function groupsOf(items: readonly MenuItem[]): readonly (readonly [MenuItem, ...MenuItem[]])[] {
  const groups: [MenuItem, ...MenuItem[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && !startsGroup(item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

const startsGroup = ({ isSeparated, caption }: MenuItem) => isSeparated || caption !== undefined

function Group({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  const styles = menuRecipe()
  if (caption === undefined) return children
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel className={styles.caption}>{caption}</Menu.ItemGroupLabel>
      {children}
    </Menu.ItemGroup>
  )
}

function Line({ item }: { item: MenuItem }) {
  const styles = menuRecipe({ isDanger: item.isDanger })
  const isRadio = item.isChecked !== undefined
  const content = (
    <>
      {item.ticked && (
        <span className={styles.tick}>
          {item.ticked !== 'none' && <Icon of={item.ticked === 'all' ? checkIcon : minusIcon} size="sm" />}
        </span>
      )}
      {item.icon && <Icon of={item.icon} />}
      <span className={styles.words}>{item.label}</span>
      {item.end && <span className={styles.end}>{item.end}</span>}
      {item.isChecked && <Icon of={checkIcon} />}
    </>
  )
  const link = item.to ? (
    <Link to={item.to} tabIndex={-1}>
      {content}
    </Link>
  ) : (
    item.href && (
      <OutsideLink href={item.href} tabIndex={-1}>
        {content}
      </OutsideLink>
    )
  )

  return (
    <Menu.Item
      value={item.id}
      disabled={item.isDisabled}
      asChild={Boolean(link)}
      {...(item.ticked && { role: 'menuitemcheckbox', 'aria-checked': ariaChecked[item.ticked] })}
      {...(isRadio && { role: 'menuitemradio', 'aria-checked': item.isChecked })}
      className={styles.item}
    >
      {link || content}
    </Menu.Item>
  )
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const
