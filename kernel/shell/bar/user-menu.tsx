import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { imageUrl } from '../../core/http/image-url'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import { userMenu } from '../../core/plugin/shell-slots'
import { logoutRoute } from '../../core/session/routes'
import { $session } from '../../core/session/session'
import { useSlotEntries } from '../../parts/slot/slot'
import { Avatar } from '../../ui/avatar/avatar'
import { Menu } from '../../ui/menu/menu'
import { useThemeItems } from './theme-items'

const trigger = css({
  display: 'inline-grid',
  placeItems: 'center',
  minW: 'touch',
  minH: 'touch',
  rounded: 'full',
  cursor: 'pointer',
})

/** Menu with a greeting, the user's links and the themes; the logout is separate and last. */
export function UserMenu() {
  const t = useTexts(kernelTexts)
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
        <button type="button" {...props} aria-label={t['nav.userMenu']()} className={trigger}>
          <Avatar src={imageUrl(pictureUrl)} name={name || login} size="xs" />
        </button>
      )}
    />
  )
}
