import { panelAddress, panelParameter, runPanelAction } from '../panel/panel-actions'
import { messagePage } from './html-page'
import type { MockInstance } from './instance'
import { type Answer, redirect } from './reply'
import { tryApplyOptions } from './scenario-options'

const linkParameters = ['scenario', 'time', panelParameter]

/** Whether a product URL carries instructions for the mock server: `/?scenario=slow`. */
export const isScenarioLink = ({ searchParams }: URL): boolean =>
  linkParameters.some((name) => searchParams.has(name))

/** Applies the instructions in the URL and redirects to the URL without them, or to the mock panel. */
export async function followScenarioLink(instance: MockInstance, url: URL): Promise<Answer> {
  const { searchParams, pathname } = url
  const isPanel = searchParams.has(panelParameter)
  const scenario = searchParams.get('scenario') ?? undefined
  const time = searchParams.get('time') ?? undefined
  const errorMessage = isPanel
    ? runPanelAction(instance, searchParams)
    : tryApplyOptions(instance, { scenario, time })
  if (errorMessage !== undefined) return messagePage(errorMessage)
  await instance.persister.changed()
  if (isPanel) return redirect(panelAddress)
  for (const name of linkParameters) searchParams.delete(name)
  // A path with two leading slashes would be the URL of another site.
  return redirect(pathname.replace(/^\/+/, '/') + url.search)
}
