import { useUnit } from 'effector-react'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { themeIcons } from '../../kit/ui/icons/theme-icons'
import type { MenuItem } from '../../kit/ui/menu/menu-item'
import { type Theme, theme } from '../device/appearance'

/** Menu items for the themes. @param caption label of their group when other items precede it */
export function useThemeItems(caption?: string): readonly MenuItem[] {
  const t = useKernelTexts()
  const [current, choose] = useUnit([theme.$choice, theme.chosen])
  const names: Readonly<Record<Theme, string>> = {
    light: t['nav.theme.light'](),
    dark: t['nav.theme.dark'](),
    system: t['nav.theme.system'](),
  }
  return theme.choices.map((each, index) => ({
    id: `theme-${each}`,
    label: names[each],
    icon: themeIcons[each],
    isChecked: each === current,
    caption: index > 0 ? undefined : caption,
    onSelect: () => choose(each),
  }))
}
