import type { Access } from '../plugin/entry'

/** Whether the current visitor or member may open a screen or see an entry. */
export function canAccess(access: Access, isAuthenticated: boolean): boolean {
  return access === 'anyone' || (access === 'member') === isAuthenticated
}
