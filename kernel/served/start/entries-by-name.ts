import type { Registry } from '../../core/plugin/registry'
import type { LazyContent } from '../../core/plugin/slot'
import { footer } from '../../frame/app/layout'
import { notFound } from '../../frame/screen/screen'

type Entry = LazyContent<never>

/** All lazy entries, by a name that is the same on a server and in browsers. */
export function entriesByName({ pages, slots }: Registry): ReadonlyMap<string, Entry> {
  const entries: [string, Entry][] = [
    ['footer', footer as Entry],
    ['not-found', notFound as Entry],
  ]
  for (const page of pages) entries.push([`page ${page.route.id}`, page as Entry])
  for (const [slot, ofSlot] of slots)
    for (const { id, load, hasServerState } of ofSlot)
      if (load) entries.push([`${slot} ${id}`, { load, hasServerState }])
  return new Map(entries)
}
