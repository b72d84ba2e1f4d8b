import { settingsRoute, theme, useHref, userMenu, useTexts, useTranslate } from '@kernel'
import { useSearchSource, useSlotEntries } from '@kernel/parts'
import { themeIcons } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { SearchResult, SearchSourceProps } from '../../search/contract'
import { settingsSections } from '../contract'
import { appearanceSection, shortcutsSection } from '../model/sections'
import { preferencesTexts } from '../texts'

const textOf = ({ title, detail = '' }: SearchResult) => `${detail} ${title}`

/** Makes the themes, which are chosen at once, and the settings searchable. */
export default function useSettingsSearch(props: SearchSourceProps) {
  const t = useTexts(preferencesTexts)
  const translate = useTranslate()
  const chooseTheme = useUnit(theme.chosen)
  const path = useHref()(settingsRoute)
  // The search of screens finds these.
  const screens = useSlotEntries(userMenu).map(({ label }) => label && translate(label))
  const setting = (section: string, title: string): SearchResult => ({
    id: `${section} ${title}`,
    title,
    to: `${path}#${section}`,
  })
  const items = [
    ...theme.choices.map(
      (choice): SearchResult => ({
        id: `theme-${choice}`,
        title: t[`theme.${choice}`](),
        detail: t.theme(),
        icon: themeIcons[choice],
        isAction: true,
        run: () => chooseTheme(choice),
      }),
    ),
    setting(appearanceSection, t.theme()),
    setting(appearanceSection, t.textSize()),
    setting(appearanceSection, t.motion()),
    setting(shortcutsSection, t['shortcuts.on']()),
    ...useSlotEntries(settingsSections).map(({ id, label }) => setting(id, label ? translate(label) : id)),
  ]
  return useSearchSource(props, {
    items: items.filter(({ title }) => !screens.includes(title)),
    textOf,
    resultOf: (one) => one,
  })
}
