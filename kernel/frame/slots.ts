import { slot } from '../core/plugin/slot'
import type { ActionTools } from '../kit/parts/slot/use-slot-menu'

/**
 * The main places of members, with label and icon: in the side column, on phones in the bar at the bottom. On phones, the
 * segment `desk` moves an entry to the screen "Me"; so does `last`, whose entries end the side column. The segment `phone`
 * shows an entry on phones only. The segment `action` is the main action: a button in the column; on phones a round one above
 * the bar, on screens with an element that has the attribute `data-writes` and none with `data-next-step`. Entries for visitors are links in the navigation bar.
 * @place Every screen: the side column; on phones, the bar at the bottom
 */
export const navbarStart = slot<object, 'link' | 'component'>('kernel/navbar.start')
/**
 * Entries at the end of the navigation bar: the cart, or "Log in" and "Create account" for visitors. The segment `action` makes an
 * entry a filled button; `middle` is the place of a search field. On phones, the segment `counted` shows an entry only while its badge has a number; the screen "Me"
 * lists it always.
 * @place Every screen: the right end of the navigation bar
 */
export const navbarEnd = slot<object, 'link' | 'component'>('kernel/navbar.end')
/**
 * Entries of the user's menu in the navigation bar; phones also list them on the screen "Me", and screens of the settings in
 * their index. The segment `settings` shows an entry in that index and on "Me" only, the segment `phone` on "Me" only, the
 * segment `desk` in the menu only.
 * @place Every screen: behind the avatar, at the right end of the navigation bar; on phones `/me`
 */
export const userMenu = slot<object, 'link'>('kernel/user-menu')
/**
 * Below the person's name on the screen "Me" of phones: a `TextLink` with `isStretched` makes the whole card a link.
 * @place `/me` on phones: below the name
 * @example
 * fill(meHeader, { id: 'public-page/mine', access: 'member', load: () => import('./ui/own-page-link') })
 */
export const meHeader = slot<object, 'component'>('kernel/me.header')
/**
 * Entries of the footer of every screen, beside the links of the deployment. Visitors also see them.
 * @place Every screen: the last line
 */
export const footerEntries = slot<object, 'link' | 'component'>('kernel/footer')
/** Props of the contributions to {@link keyboardShortcuts}. */
export interface KeyboardShortcutProps {
  /** The key to listen to, the `segment` of the entry. */
  readonly keys: string
}

/**
 * Keyboard shortcuts, listed by the key `?`. `segment` is the key, or keys one after another such as `g m`; `label`
 * says what it does, `group` names the screens if it works only on some. `to` opens a screen; otherwise `load` loads a component without output that handles the key with
 * `useShortcut`. Keys with a modifier, such as `$mod+k`, also work while single keys are switched off.
 * @place Every screen: in the dialog that the key `?` opens
 */
export const keyboardShortcuts = slot<KeyboardShortcutProps, 'shortcut'>('kernel/keyboard-shortcuts')
/**
 * Further ways on, beside the link home, at an address without a screen.
 * @place Addresses without a screen, such as `/nowhere`: beside the button "Go to home page"
 * @example
 * fill(notFoundActions, { id: 'search/open', access: 'member', load: () => import('./ui/not-found-search') })
 */
export const notFoundActions = slot('kernel/not-found.actions')

/**
 * Components that run on every screen after the first paint. They draw nothing, or something above the screen such as a
 * dialog.
 * @place Every screen: not visible, or above the screen
 */
export const backgroundTasks = slot<object, 'component'>('kernel/background')

/**
 * Tabs of `/mypage`; the label of an entry is the name of its tab. The tab of a `linked` entry, to which the side column or
 * another link leads, is there only while it is open.
 * @place `/mypage`: the tabs of the center column
 */
export const myPageTabs = slot<object, 'section'>('kernel/my-page.tabs')
/**
 * Further places in the side column (`to`), and panels of `/mypage` (`load`). Panels are in a column of their own on wide
 * screens, in the order of the entries. A `folded` panel is an entry of the side column, on phones of `/me`, that opens in a dialog; a `places` panel is below the entries of the
 * side column, on desktops only.
 * @place Every screen: the side column, on phones `/me`; panels on `/mypage`
 */
export const myPageSide = slot<object, 'link' | 'section'>('kernel/my-page.side')
/**
 * Components without output that prefetch data for `/mypage`, whichever tab is open.
 * @place `/mypage`: not visible
 */
export const myPageReading = slot<object, 'background component'>('kernel/my-page.reading')
/**
 * Buttons at the top of `/mypage`.
 * @place `/mypage`: in the row of the title; not shown on phones
 */
export const myPageActions = slot<object, 'component' | 'link'>('kernel/my-page.actions')

/** Props of the functions of {@link shareTargets}. */
export interface ShareTargetProps extends ActionTools {
  /** The complete address that is shared. */
  readonly address: string
  /** Name of what is shared. */
  readonly title: string
}

/**
 * Ways to share the address of a post, a course or a public page, beside the share sheet of the system, as buttons.
 * @place Posts, `/course/:id`, `/@name`: in the dialog “Share”
 * @example
 * fill(shareTargets, { id: 'groups/board', access: 'member', label, icon, load: () => import('./ui/pin-link') })
 */
export const shareTargets = slot<ShareTargetProps, 'menu item'>('kernel/share.targets')
