import { kernelTexts, type TextRef } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import {
  keyboardShortcuts,
  myPageSide,
  myPageTabs,
  navbarEnd,
  navbarStart,
  type SearchResult,
  type SearchSourceProps,
  settingsSections,
  userMenu,
} from '../../core/plugin/shell-slots'
import { myPageRoute, settingsRoute } from '../../core/session/routes'
import { useSearchSource } from '../../parts/search/use-search-source'
import { useSlotEntries } from '../../parts/slot/slot'
import { settingsIcon } from '../../ui/icons/places'
import { appearanceSection, shortcutsSection } from '../settings/settings-section'

interface Target extends SearchResult {
  readonly to: string
}

const textOf = ({ title, detail = '' }: Target) => `${title} ${detail}`

/** Search source of screens: links of the bar, the user's menu and my page, targets of shortcuts, tabs, settings. */
export default function useScreenSource(props: SearchSourceProps) {
  const targets = useTargets()
  return useSearchSource(props, {
    items: targets,
    textOf,
    resultOf: (target) => target,
    isShownAtFirst: true,
  })
}

function useTargets(): readonly Target[] {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const href = useHref()
  const links = [
    ...useSlotEntries(navbarStart),
    ...useSlotEntries(keyboardShortcuts),
    ...useSlotEntries(myPageSide),
    ...useSlotEntries(navbarEnd),
    ...useSlotEntries(userMenu),
  ]
  const tabs = useSlotEntries(myPageTabs)
  const sections = useSlotEntries(settingsSections)
  const targets = new Map<string, Target>()
  const add = (to: string | undefined, title: string, more: Partial<Target> = {}) => {
    // Settings of one section share a path, so their ids also need the title.
    const id = more.detail === undefined ? String(to) : `${to} ${title}`
    const known = targets.get(id)
    if (to !== undefined)
      targets.set(id, { id, to, title, ...more, ...known, icon: known?.icon ?? more.icon })
  }
  const labelOf = ({ label, id }: { readonly label?: TextRef | undefined; readonly id: string }) =>
    label ? translate(label) : id

  for (const link of links)
    if (link.to) add(href(link.to, undefined, link.query), labelOf(link), { icon: link.icon })
  for (const tab of tabs)
    add(href(myPageRoute, undefined, { tab: tab.id.slice(tab.id.indexOf('/') + 1) }), labelOf(tab), {
      icon: tab.icon,
    })
  const settings = href(settingsRoute)
  const addSetting = (section: string, title: string) =>
    add(settings && `${settings}#${section}`, title, { icon: settingsIcon, detail: t['settings.title']() })
  addSetting(appearanceSection, t['nav.theme']())
  addSetting(appearanceSection, t['settings.textSize']())
  addSetting(appearanceSection, t['settings.motion']())
  addSetting(shortcutsSection, t['shortcuts.on']())
  for (const section of sections) addSetting(section.id, labelOf(section))
  return [...targets.values()]
}
