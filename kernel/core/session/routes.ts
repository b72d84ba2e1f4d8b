import { route } from '../plugin/route'

/**
 * Screens that the kernel itself sends people to. Home and the hub are the kernel's own; who serves
 * the others is a plugin's business, and without one the way leads home.
 */
/** The home page; a plugin may serve it in the kernel's place. */
export const homeRoute = route('kernel/home', '/')
/** The hub after login (decision:my-page-owner). */
export const myPageRoute = route('kernel/my-page', '/mypage')
/** Where a session begins, and where it leads when the server no longer takes the token. */
export const loginRoute = route('kernel/login', '/user/login')
/** Where visitors become members. */
export const registerRoute = route('kernel/register', '/user/register')
/** Where a session is ended on purpose (KRN-AUTH-06). */
export const logoutRoute = route('kernel/logout', '/user/logout')
/** Where people are led when their time is used up (KRN-CLOCK-02). */
export const timeoutRoute = route('kernel/timeout', '/user/timeout')
/** Where people change what is theirs. */
export const profileRoute = route('kernel/profile', '/user/profile')
