import { panelAddress, panelMark, runPanelAction } from '../panel/panel-actions'
import { sentencePage } from './html-page'
import type { MockInstance } from './instance'
import { type Answer, redirect } from './reply'
import { steer } from './scenario-options'

const wishes = ['scenario', 'time', panelMark]

/** Whether an address of the product asks something of the mock server besides: `/?scenario=slow`. */
export const isVisit = ({ searchParams }: URL): boolean => wishes.some((name) => searchParams.has(name))

/** Does what an address of the product asks for, and leads on to the address without it, or to the panel. */
export async function answerVisit(realm: MockInstance, url: URL): Promise<Answer> {
  const { searchParams, pathname } = url
  const isPanel = searchParams.has(panelMark)
  const scenario = searchParams.get('scenario') ?? undefined
  const time = searchParams.get('time') ?? undefined
  const refusal = isPanel ? runPanelAction(realm, searchParams) : steer(realm, { scenario, time })
  if (refusal !== undefined) return sentencePage(refusal)
  await realm.keeper.changed()
  if (isPanel) return redirect(panelAddress)
  for (const name of wishes) searchParams.delete(name)
  // One slash at its beginning: two would be the address of another site.
  return redirect(pathname.replace(/^\/+/, '/') + url.search)
}
