import { Link } from 'react-router'
import { css } from 'styled-system/css'
import { Icon } from '../ui/icon'
import type { IconShape } from '../ui/icons/shape'

interface TabLinksProps {
  readonly label: string
  readonly tabs: readonly {
    readonly name: string
    readonly to: string
    readonly icon?: IconShape | undefined
    readonly isCurrent: boolean
  }[]
}

const bar = css({
  display: 'flex',
  gap: '1',
  mb: '6',
  overflowX: 'auto',
  borderBottomWidth: '1px',
  borderColor: 'line',
})

const tabLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: 'touch',
  px: '4',
  mb: '-px',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  textStyle: 'label',
  color: 'quiet',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { color: 'text' },
  '&[aria-current=page]': { color: 'accent.text', borderColor: 'accent.text' },
})

/** Tabs that are addresses: back and forward go through them, and each can be linked to. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={bar}>
      {tabs.map(({ name, to, icon, isCurrent }) => (
        <Link key={to} to={to} replace aria-current={isCurrent ? 'page' : undefined} className={tabLook}>
          {icon && <Icon of={icon} size="sm" />}
          {name}
        </Link>
      ))}
    </nav>
  )
}
