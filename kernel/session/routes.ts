import { route } from '../plugin/route'

/**
 * Screens that the kernel itself sends people to. Home and the hub are the kernel's own; who serves
 * the others is a plugin's business, and without one the way leads home.
 */
export const homeRoute = route('kernel/home', '/')
export const myPageRoute = route('kernel/my-page', '/mypage')
export const loginRoute = route('kernel/login', '/user/login')
export const logoutRoute = route('kernel/logout', '/user/logout')
export const timeoutRoute = route('kernel/timeout', '/user/timeout')
