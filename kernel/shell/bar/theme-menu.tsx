import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { IconButton } from '../../ui/button/icon-button'
import { Menu } from '../../ui/menu/menu'
import { theme } from '../appearance'
import { themeIcons, useThemeItems } from './theme-items'

/** Menu of themes for visitors; members find the themes in their user menu. */
export function ThemeMenu({ className }: { readonly className?: string | undefined }) {
  const t = useTexts(kernelTexts)
  const current = useUnit(theme.$choice)
  const items = useThemeItems()
  return (
    <Menu
      align="end"
      items={items}
      trigger={(props) => (
        <IconButton
          {...props}
          data-visitor
          className={className}
          icon={themeIcons[current]}
          label={t['nav.theme']()}
        />
      )}
    />
  )
}
