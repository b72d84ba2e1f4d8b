import { panelAddress, panelParameter, runPanelAction } from '../panel/panel-actions'
import { sentencePage } from './html-page'
import type { MockInstance } from './instance'
import { type Answer, redirect } from './reply'
import { tryApplyOptions } from './scenario-options'

const linkParameters = ['scenario', 'time', panelParameter]

/** Whether an address of the product asks something of the mock server besides: `/?scenario=slow`. */
export const isScenarioLink = ({ searchParams }: URL): boolean =>
  linkParameters.some((name) => searchParams.has(name))

/** Does what an address of the product asks for, and leads on to the address without it, or to the panel. */
export async function followScenarioLink(instance: MockInstance, url: URL): Promise<Answer> {
  const { searchParams, pathname } = url
  const isPanel = searchParams.has(panelParameter)
  const scenario = searchParams.get('scenario') ?? undefined
  const time = searchParams.get('time') ?? undefined
  const refusal = isPanel
    ? runPanelAction(instance, searchParams)
    : tryApplyOptions(instance, { scenario, time })
  if (refusal !== undefined) return sentencePage(refusal)
  await instance.persister.changed()
  if (isPanel) return redirect(panelAddress)
  for (const name of linkParameters) searchParams.delete(name)
  // One slash at its beginning: two would be the address of another site.
  return redirect(pathname.replace(/^\/+/, '/') + url.search)
}
