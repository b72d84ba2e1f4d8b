import type { RegisteredEntry, Registry } from '../../core/plugin/registry'
import { slot } from '../../core/plugin/slot'

/** Tabs of the hub after login (decision:my-page-owner); an entry's label names its tab. */
export const myPageTabs = slot('kernel/my-page.tabs')
/** Entries of the navigation beside the tabs: links (`to`) or panels (`load`). */
export const myPageSide = slot('kernel/my-page.side')
/** Draws nothing: what the hub reads as soon as its first paint is over, whichever tab is shown (PST-PAGE-03). */
export const myPageReading = slot('kernel/my-page.reading')
/** Buttons at the head of the hub, such as a new post. */
export const myPageActions = slot('kernel/my-page.actions')

/**
 * What the hub shows from the start, as scripts/build/boot-script.ts has it.
 *
 * @param tab the tab that the address names
 */
export function firstEntries({ entriesOf }: Registry, tab: string | null): readonly RegisteredEntry[] {
  const tabs = entriesOf(myPageTabs)
  const shown = tabs.find(({ id }) => id.endsWith(`/${tab}`)) ?? tabs[0]
  return [...entriesOf(myPageSide), ...entriesOf(myPageActions), ...(shown ? [shown] : [])]
}
