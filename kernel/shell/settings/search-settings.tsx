import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import { settingsSections } from '../../core/plugin/shell-slots'
import { settingsRoute } from '../../core/session/routes'
import { useSearchSource } from '../../parts/search/use-search-source'
import { useSlotEntries } from '../../parts/slot/slot'
import { theme } from '../appearance'
import { themeIcons } from '../bar/theme-items'
import { appearanceSection, shortcutsSection } from './settings-section'

interface Setting {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly icon?: string
  readonly to?: string
  readonly run?: () => void
}

const textOf = ({ title, detail = '' }: Setting) => `${detail} ${title}`

/** Makes the themes and the settings of the device searchable. */
export default function useSettingsSearch(props: { readonly searchText: string; readonly limit: number }) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const chooseTheme = useUnit(theme.chosen)
  const path = useHref()(settingsRoute)
  const setting = (section: string, title: string): Setting => ({
    id: `${section} ${title}`,
    title,
    to: `${path}#${section}`,
  })
  const items = [
    ...theme.choices.map(
      (choice): Setting => ({
        id: `theme-${choice}`,
        title: t[`nav.theme.${choice}`](),
        detail: t['nav.theme'](),
        icon: themeIcons[choice],
        run: () => chooseTheme(choice),
      }),
    ),
    setting(appearanceSection, t['nav.theme']()),
    setting(appearanceSection, t['settings.textSize']()),
    setting(appearanceSection, t['settings.motion']()),
    setting(shortcutsSection, t['shortcuts.on']()),
    ...useSlotEntries(settingsSections).map(({ id, label }) => setting(id, label ? translate(label) : id)),
  ]
  return useSearchSource(props, { items, textOf, resultOf: (one) => one })
}
