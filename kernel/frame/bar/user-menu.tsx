import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import { logoutRoute } from '../../core/session/routes'
import { $session } from '../../core/session/session'
import { imageUrl } from '../../kit/parts/images/file-url'
import { useSlotEntries } from '../../kit/parts/slot/slot'
import { Avatar } from '../../kit/ui/avatar/avatar'
import { Icon } from '../../kit/ui/icons/icon'
import { chevronDownIcon } from '../../kit/ui/icons/tools'
import { Menu } from '../../kit/ui/menu/menu'
import { userMenu } from '../slots'
import { useThemeItems } from './theme-items'

const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: 'control',
  ms: '1',
  p: '0.5',
  rounded: 'full',
  cursor: 'pointer',
  _hover: { bg: 'subtle' },
})

export function UserMenu({ className }: { readonly className?: string }) {
  const t = useKernelTexts()
  const translate = useTranslate()
  const href = useHref()
  const session = useUnit($session)
  const entries = useSlotEntries(userMenu).filter(({ segment }) => segment !== 'phone')
  const themes = useThemeItems(t['nav.theme']())
  if (!session) return null
  const { name, login, pictureUrl } = session.person

  const lines = entries.map((entry) => ({
    id: entry.id,
    label: entry.label ? translate(entry.label) : entry.id,
    icon: entry.icon,
    to: entry.to && href(entry.to, undefined, entry.query),
    isSeparated: entry.to?.id === logoutRoute.id,
  }))
  const main = lines.filter(({ isSeparated }) => !isSeparated)
  const logout = lines.filter(({ isSeparated }) => isSeparated)

  return (
    <Menu
      align="end"
      heading={t['nav.greeting']({ name: name || login })}
      items={[...main, ...themes, ...logout]}
      trigger={(props) => (
        <button type="button" {...props} aria-label={t['nav.userMenu']()} className={cx(trigger, className)}>
          <Avatar src={imageUrl(pictureUrl)} name={name || login} size="2xs" />
          <Icon of={chevronDownIcon} size="sm" />
        </button>
      )}
    />
  )
}
