import { slot } from '@kernel'
import type { ReactNode } from 'react'

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
  /** Whether the result does something, such as creating a group, and so is listed among the actions. */
  readonly isAction?: boolean | undefined
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
  /** The people whom the user knows, each with a username: for sources that search what people offer. */
  readonly people: readonly { readonly name: string; readonly login: string }[]
}

/**
 * Sources of the search in the navigation bar: hooks that return what they find, best by `useSearchSource`. `label` is the heading of the results, `icon` the icon of each.
 * @place Every screen: in the results of the search in the navigation bar
 * @example
 * fill(searchSources, { id: 'courses/search', label, icon: courseIcon, load: () => import('./ui/search-courses') })
 */
export const searchSources = slot<SearchSourceProps, 'value', SearchFindings>('search/sources')
