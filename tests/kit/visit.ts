import type { Scope } from 'effector'
import { reload } from './open-product'

/**
 * Opens another URL in the same tab, as typed into the address bar: with the options of the opened product and the
 * stored data of the browser.
 *
 * @returns the new scope
 */
export function visit(address: string): Promise<Scope> {
  history.replaceState(null, '', address)
  return reload()
}
