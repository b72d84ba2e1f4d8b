import {
  $language,
  $settings,
  languageChosen,
  languageName,
  myPageRoute,
  myPageSide,
  myPageTabs,
  navbarEnd,
  navbarStart,
  type TextRef,
  useHref,
  userMenu,
  useTexts,
  useTranslate,
} from '@kernel'
import { keyboardShortcuts, useSearchSource, useSlotEntries } from '@kernel/parts'
import { useUnit } from 'effector-react'
import type { SearchResult, SearchSourceProps } from '../contract'
import { searchTexts } from '../texts'

interface Target extends SearchResult {
  readonly to: string
}

const textOf = ({ title }: Target) => title

/** Search source of screens: links of the bar, the user's menu and my page, targets of shortcuts, tabs. */
export function useScreenSource(props: SearchSourceProps) {
  const targets = useTargets()
  return useSearchSource(props, {
    items: targets,
    textOf,
    resultOf: (target) => target,
    isShownAtFirst: true,
  })
}

function useTargets(): readonly Target[] {
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
  const targets = new Map<string, Target>()
  const add = (to: string | undefined, title: string, icon: string | undefined, isAction = false) => {
    if (to === undefined) return
    const known = targets.get(to)
    targets.set(to, { id: to, to, title, isAction, ...known, icon: known?.icon ?? icon })
  }
  const labelOf = ({ label, id }: { readonly label?: TextRef | undefined; readonly id: string }) =>
    label ? translate(label) : id

  for (const link of links)
    if (link.to)
      add(href(link.to, undefined, link.query), labelOf(link), link.icon, link.segment === 'action')
  for (const tab of tabs)
    add(href(myPageRoute, undefined, { tab: tab.id.slice(tab.id.indexOf('/') + 1) }), labelOf(tab), tab.icon)
  return [...targets.values()]
}

const actionText = ({ title, detail = '' }: SearchResult) => `${detail} ${title}`

/** Search source of actions that have no screen: choosing a language. */
export function useActionSource(props: SearchSourceProps) {
  const t = useTexts(searchTexts)
  const [{ language }, current, choose] = useUnit([$settings, $language, languageChosen])
  const languages = language.offered
    .filter((offered) => offered !== current)
    .map(
      (offered): SearchResult => ({
        id: `language-${offered}`,
        title: languageName(offered),
        detail: t.language(),
        isAction: true,
        run: () => choose(offered),
      }),
    )
  return useSearchSource(props, { items: languages, textOf: actionText, resultOf: (action) => action })
}
