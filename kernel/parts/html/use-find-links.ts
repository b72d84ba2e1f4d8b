import { useCode } from '../../core/async/load-code'
import type { FoundLink } from './find-links'

export type FindLinks = (text: string) => readonly FoundLink[]

/** Whether a text may contain a URL: a dot or a protocol before at least two letters. */
export const mayContainLink = (text: string): boolean => /[^\s.]\.\p{L}{2}|https?:\/\//iu.test(text)

const loadFindLinks = () => import('./find-links')

/** Returns the function that finds URLs, for texts that may contain one, once its code is loaded; until then they stay text. */
export const useFindLinks = (text: string): FindLinks | undefined =>
  useCode(loadFindLinks, mayContainLink(text)).code?.findLinks
