import type { ReactNode } from 'react'
import { slot } from './slot'

/**
 * The main places of members, with label and icon: in the side column, on phones in the bar at the bottom. On phones, the
 * segment `desk` moves an entry to the screen "Me"; so does `last`, whose entries end the side column. The segment `phone`
 * shows an entry on phones only. The segment `action` is the main action: a button in the column, a round one on phones.
 * Entries for visitors are links in the navigation bar.
 * @place Every screen: the side column; on phones, the bar at the bottom
 */
export const navbarStart = slot<object, 'link' | 'component'>('kernel/navbar.start')
/**
 * Entries at the end of the navigation bar: the cart, or "Log in" and "Sign up" for visitors. The segment `action` makes an
 * entry a filled button; `middle` is the place of the search field. On phones, the segment `counted` shows an entry only while its badge has a number; the screen "Me"
 * lists it always.
 * @place Every screen: the right end of the navigation bar
 */
export const navbarEnd = slot<object, 'link' | 'component'>('kernel/navbar.end')
/**
 * Entries of the user's menu in the navigation bar; phones also list them on the screen "Me". The segment `phone` shows an
 * entry on that screen only, the segment `desk` in the menu only.
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
 * `useShortcut`.
 * @place Every screen: in the dialog that the key `?` opens
 */
export const keyboardShortcuts = slot<KeyboardShortcutProps, 'shortcut'>('kernel/keyboard-shortcuts')
/** A result of a search source. Without `to`, `run` is called. */
export interface SearchResult {
  /** Unique among the results of its source. */
  readonly id: string
  readonly title: string
  /** Second line: who or what it is, or why it was found, such as the words around the match. */
  readonly detail?: string | undefined
  /** When it was written, shown at the end of the row. */
  readonly date?: Date | undefined
  /** Path of the screen that the result opens. */
  readonly to?: string | undefined
  readonly run?: (() => void) | undefined
  /** Avatar in place of the icon. `pictureUrl` is a stored file name or an absolute URL; empty for none. */
  readonly avatar?: { readonly name: string; readonly pictureUrl: string } | undefined
  /**
   * Content of 40 px in place of the avatar, such as an avatar that another plugin contributes. The last results, which are
   * stored, show the avatar or the icon instead.
   */
  readonly face?: ReactNode | undefined
  /** SVG path data of an icon in a 24 × 24 box; default: the icon of the source. */
  readonly icon?: string | undefined
}

/** What a search source finds. */
export interface SearchFindings {
  /** The best matches, at most `limit`. */
  readonly results: readonly SearchResult[]
  /** Number of all matches. */
  readonly total: number
  /** What the source does not search, such as "Messages are searched on this device only." */
  readonly note?: string | undefined
}

/** Props of the contributions to {@link searchSources}. */
export interface SearchSourceProps {
  /** The typed text, trimmed; empty before the user types. */
  readonly searchText: string
  /** The text after a pause in typing, for searches that call the server. */
  readonly debouncedText: string
  /** Maximum number of results to show. */
  readonly limit: number
}

/**
 * Sources of the search in the navigation bar: hooks that return what they find, best by `useSearchSource`. `label` is the heading of the results, `icon` the icon of each.
 * @place Every screen: in the results of the search in the navigation bar
 * @example
 * fill(searchSources, { id: 'courses/search', label, icon: courseIcon, load: () => import('./ui/search-courses') })
 */
export const searchSources = slot<SearchSourceProps, 'value', SearchFindings>('kernel/search.sources')

/** An event that the user may not have seen yet, such as a new message. */
export interface Notice {
  /** Unique among the notices of its source; a new id counts as unread. */
  readonly id: string
  readonly title: string
  /** Second line, such as the beginning of a post. */
  readonly detail?: string | undefined
  /** When it happened. Notices from before the first visit on this device count as read. */
  readonly date?: Date | undefined
  /** Path of the screen that the notice opens. */
  readonly to: string
  /** Avatar in place of the icon of the source. */
  readonly avatar?: { readonly name: string; readonly pictureUrl: string } | undefined
  /** Buttons below the title, such as "Accept". They need no screen to be opened. */
  readonly actions?: ReactNode
  /** For sources that store what was read: marks the notice as read, after which the source no longer returns it. */
  readonly markRead?: (() => void) | undefined
}

/** Props of the contributions to {@link noticeSources}. */
export interface NoticeSourceProps {
  /** Whether the list is open. While it is closed, a source returns only cached data or data that is cheap to load. */
  readonly isOpen: boolean
}

/**
 * Sources of the notices behind the bell: hooks that return their notices, newest first, best by `noticesOf`. The list shows what is unread first, whichever source
 * it is from. `label` names the source if it cannot be read, `icon` marks each of its notices.
 * @place Every screen: in the list behind the bell in the navigation bar
 * @example
 * fill(noticeSources, { id: 'billing/paid', label, icon: cardIcon, load: () => import('./ui/payment-notices') })
 */
export const noticeSources = slot<NoticeSourceProps, 'value', readonly Notice[]>('kernel/notices')

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
