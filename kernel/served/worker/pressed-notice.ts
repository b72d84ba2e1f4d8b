import type { WorkerClient, WorkerClients } from './worker-global'

/** Asks a page to show the screen of a notice; the page answers on the port. */
export const showScreen = 'SHOW_SCREEN'

/** Time in ms in which a page answers; pages that the system has put away do not. */
const patience = 1_500

/**
 * Shows the screen of a pressed notice: in the page of the product that was used last, which keeps what was typed there, or
 * in a new one.
 * @param path of the screen, which the notice has as `data.to`: untrusted
 * @param isScreen whether an address belongs to the product
 */
export async function showPressed(
  path: unknown,
  scope: string,
  clients: WorkerClients,
  isScreen: (address: string) => boolean,
): Promise<void> {
  if (typeof path !== 'string' || !path.startsWith('/')) return
  const address = scope + path.slice(1)
  if (!isScreen(address)) return
  // The last used one is the first.
  const [page] = (await clients.matchAll({ type: 'window' })).filter(({ url }) => isScreen(url))
  if (!page) return void (await clients.openWindow(address))
  await page.focus().catch(() => undefined)
  if (!(await hasAnswered(page, path))) await page.navigate(address)
}

function hasAnswered(page: WorkerClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  page.postMessage({ type: showScreen, path }, [port2])
  return new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), patience)
  }).finally(() => port1.close())
}
