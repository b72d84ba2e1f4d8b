import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { IconButton } from '../../ui/button/icon-button'
import { Menu } from '../../ui/menu/menu'
import { $theme } from '../theme'
import { themeIcons, useThemeItems } from './theme-items'

/** Menu of themes for visitors; members find the themes in their user menu. */
export function ThemeMenu() {
  const t = useTexts(kernelTexts)
  const theme = useUnit($theme)
  const items = useThemeItems()
  return (
    <Menu
      align="end"
      items={items}
      trigger={(props) => <IconButton {...props} icon={themeIcons[theme]} label={t['nav.theme']()} />}
    />
  )
}
