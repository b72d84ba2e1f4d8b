import type { Access } from '../plugin/entry'

export function canAccess(access: Access, isAuthenticated: boolean): boolean {
  return access === 'anyone' || (access === 'member') === isAuthenticated
}
