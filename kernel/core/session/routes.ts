import { route } from '../plugin/route'
import type { Access } from '../plugin/slot'

// Routes to which the kernel redirects. Plugins provide most of these screens; a redirect to a missing screen leads
// home.

/** The home page; a plugin may replace it. */
export const homeRoute = route('kernel/home', '/')
/** The screen after login (decision:my-page-owner). */
export const myPageRoute = route('kernel/my-page', '/mypage')
/** The login form, also after the server rejected the token. */
export const loginRoute = route('kernel/login', '/user/login')
/** The registration form. */
export const registerRoute = route('kernel/register', '/user/register')
/** The screen that ends the session. */
export const logoutRoute = route('kernel/logout', '/user/logout')
/** The screen after a timeout. */
export const timeoutRoute = route('kernel/timeout', '/user/timeout')
/** Settings of appearance and accessibility on this device. */
export const settingsRoute = route('kernel/settings', '/settings')
/** The profile of the signed-in user. */
export const profileRoute = route('kernel/profile', '/user/profile')

export function canAccess(access: Access, isAuthenticated: boolean): boolean {
  return access === 'anyone' || (access === 'member') === isAuthenticated
}
