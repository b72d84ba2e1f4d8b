import { Menu } from '@ark-ui/react/menu'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { checkIcon } from '../icons/actions'
import { Icon } from '../icons/icon'
import { menuRecipe } from './menu.recipe'
import type { MenuItem } from './menu-item'

/** Props of the part of {@link Menu} that is fetched when it is first opened. */
export interface LazyMenuProps {
  triggerId: string
  items: readonly MenuItem[]
  heading: ReactNode
  align: 'start' | 'end'
  /** Where the highlight begins; a pointer needs none. */
  highlight: 'first' | 'last' | 'pointer'
  onClose: () => void
}

/** The open list; mounted as it opens, unmounted as it closes. */
export default function LazyMenu({ triggerId, items, heading, align, highlight, onClose }: LazyMenuProps) {
  const look = menuRecipe()
  const enabled = items.filter((item) => !item.isDisabled)
  // A menu that begins with choices opens at the one that holds; one of deeds at its first.
  const beginsWithChoices = enabled[0]?.isChecked !== undefined
  const ends = {
    first: (beginsWithChoices && enabled.find((item) => item.isChecked)) || enabled[0],
    last: enabled.at(-1),
    pointer: undefined,
  }
  useFocusBack(triggerId)

  /** Ark leaves these keys to the page: two would scroll it, and Tab, which it holds back, would leave the list open. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault()
    if (event.key !== 'Tab') return
    event.stopPropagation()
    // The browser moves the focus after this: from the button, and the list must be gone by then.
    document.getElementById(triggerId)?.focus({ preventScroll: true })
    flushSync(onClose)
  }

  return (
    <Menu.Root
      open
      // An `id` on the button would hide it from Ark, and the menu would open in the corner of the page.
      ids={{ trigger: triggerId }}
      defaultHighlightedValue={ends[highlight]?.id}
      positioning={{ strategy: 'fixed', placement: `bottom-${align}`, gutter: 6, overflowPadding: 8 }}
      loopFocus
      // Ark's own click does not bubble: the router would not hear of it, and the page be loaded anew.
      navigate={({ node }) => node.click()}
      onOpenChange={onClose}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect?.()}
    >
      {/* Beside its button, not at the end of the document: what is in it stays within a landmark. */}
      <Menu.Positioner className={look.positioner}>
        <Menu.Content className={look.content} aria-labelledby={triggerId} onKeyDownCapture={handleKeyDown}>
          {heading && <div className={look.heading}>{heading}</div>}
          {groupsOf(items).map(([first, ...others]) => (
            <Fragment key={first.id}>
              {beginsGroup(first) && <Menu.Separator className={look.line} />}
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

/** What stands together: a group ends where the next one is set off. */
function groupsOf(items: readonly MenuItem[]): readonly (readonly [MenuItem, ...MenuItem[]])[] {
  const groups: [MenuItem, ...MenuItem[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && !beginsGroup(item)) last.push(item)
    else groups.push([item])
  }
  return groups
}

const beginsGroup = ({ isSeparated, caption }: MenuItem) => isSeparated || caption !== undefined

function Group({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  const look = menuRecipe()
  if (caption === undefined) return children
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel className={look.caption}>{caption}</Menu.ItemGroupLabel>
      {children}
    </Menu.ItemGroup>
  )
}

function Line({ item }: { item: MenuItem }) {
  const look = menuRecipe({ isDanger: item.isDanger })
  const isChoice = item.isChecked !== undefined
  const content = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={look.words}>{item.label}</span>
      {item.end}
      {item.isChecked && <Icon of={checkIcon} />}
    </>
  )
  const link = item.to ? (
    <Link to={item.to} tabIndex={-1}>
      {content}
    </Link>
  ) : (
    item.href && (
      <a href={item.href} tabIndex={-1} target="_blank" rel="noreferrer">
        {content}
      </a>
    )
  )

  return (
    <Menu.Item
      value={item.id}
      disabled={item.isDisabled}
      asChild={Boolean(link)}
      {...(isChoice && { role: 'menuitemradio', 'aria-checked': item.isChecked })}
      className={look.item}
    >
      {link || content}
    </Menu.Item>
  )
}

/** Back to the button when the list goes, unless the person has already gone elsewhere. */
function useFocusBack(triggerId: string) {
  useEffect(
    () => () => {
      const { activeElement } = document
      const isElsewhere =
        activeElement && activeElement !== document.body && !activeElement.closest('[role=menu]')
      if (!isElsewhere) document.getElementById(triggerId)?.focus({ preventScroll: true })
    },
    [triggerId],
  )
}
