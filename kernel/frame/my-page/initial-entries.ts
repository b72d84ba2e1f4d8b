import type { RegisteredEntry, Registry } from '../../core/plugin/registry'
import { myPageActions, myPageTabs } from '../slots'

/**
 * The slot entries that `/mypage` shows first; scripts/build/boot-script.ts preloads the same ones. The panels load after
 * the first screen, and only where there is a column for them.
 * @param tab the tab in the URL
 */
export function initialEntries({ entriesOf }: Registry, tab: string | null): readonly RegisteredEntry[] {
  const tabs = entriesOf(myPageTabs)
  const shown = tabs.find(({ id }) => id.endsWith(`/${tab}`)) ?? tabs[0]
  return [...entriesOf(myPageActions), ...(shown ? [shown] : [])]
}
