import { slot } from './slot'

/** Links of the navigation bar, with label and icon. On phones and tablets, they are at the bottom of the screen. */
export const navbarStart = slot('kernel/navbar.start')
/** Entries at the end of the navigation bar: the cart, or "Log in" and "Register" for visitors. */
export const navbarEnd = slot('kernel/navbar.end')
/** Entries of the user's menu in the navigation bar. */
export const userMenu = slot('kernel/user-menu')
/** Components without output that run on every screen after the first paint. */
export const backgroundTasks = slot('kernel/background')

/** Tabs of `/mypage`; the label of an entry is the name of its tab. */
export const myPageTabs = slot('kernel/my-page.tabs')
/** Side navigation of `/mypage`: links (`to`) or panels (`load`). */
export const myPageSide = slot('kernel/my-page.side')
/** Components without output that prefetch data for `/mypage`, whichever tab is open (PST-PAGE-03). */
export const myPageReading = slot('kernel/my-page.reading')
/** Buttons at the top of `/mypage`. */
export const myPageActions = slot('kernel/my-page.actions')
