import type { Language } from '../config/languages'
import type { ReadablePath } from '../http/readable-path'
import type { Dictionary, TextRef } from '../i18n/text'
import type { Access, LazyContent, Load } from './entry'
import type { RouteRef } from './route'
import type { LoadSettings } from './settings-ref'
import type { SlotFill } from './slot'

/**
 * What a screen has to do with the session at start (KRN-START-01 to 03):
 * - `restore`: a stored token is tried; if the server refuses it, the person goes home
 * - `optional`: it is tried too, but the person stays here either way
 * - `none`: it is not tried at all
 */
export type SessionAtStart = 'restore' | 'optional' | 'none'

/** A screen of a plugin, as its manifest states it. */
export interface PageEntry extends LazyContent<object> {
  readonly route: RouteRef
  readonly access: Access
  readonly session: SessionAtStart
  /** Names the screen in the document's title. */
  readonly title?: TextRef
  /** Gives way without complaint to another plugin that serves the same address. */
  readonly isFallback?: boolean
  /**
   * Opening it does something, such as ordering what is in the cart: a link in somebody's text asks first, and no payment
   * leads there. `'signs-out'` where it also ends the session, and its name does not say so: a member is asked at our own
   * links, too.
   */
  readonly hasSideEffects?: boolean | 'signs-out'
  /** Only addresses whose parameters pass belong to this screen; all others are page-not-found. */
  readonly matchParams?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /**
   * What the page itself asks the server for while the scripts are still on their way, where the product is opened at
   * this screen (decision:preloaded-requests): a read that needs no token, whose one parameter is the first one of the address; where
   * it takes a token, for visitors alone. What stands before the parameter and is no part of it, such as `@`, is the
   * `prefix`: an address without it is not this screen's.
   */
  readonly preload?: { readonly path: ReadablePath; readonly prefix?: string }
}

/**
 * States a screen of a plugin.
 *
 * @example
 * page(cartRoute, { access: 'member', title: texts.ref('title'), load: () => import('./pages/cart') })
 */
export function page(
  route: RouteRef,
  options: Partial<Omit<PageEntry, 'route' | 'load'>> & { readonly load: Load<object> },
): PageEntry {
  return { route, access: 'anyone', session: 'restore', ...options }
}

/** One plugin as data: read top to bottom, nothing runs when it is imported (PLG-02). */
export interface PluginManifest {
  readonly id: string
  /** Ids of plugins without which this one makes no sense. */
  readonly requires?: readonly string[]
  readonly routes?: readonly PageEntry[]
  readonly fills?: readonly SlotFill[]
  /** What a deployment may set, under the plugin's id in `plugins` of config.json; loaded where one does. */
  readonly settings?: LoadSettings
  /** Effector wiring that must listen from the start of the product on, screens or not. */
  readonly model?: () => Promise<unknown>
  /** Of a plugin from outside alone: the version of the kernel's API that it was written for, `'1.0'`. */
  readonly apiVersion?: string
  /** Of a plugin from outside alone: its texts by language, each loaded when it is spoken. */
  readonly texts?: Readonly<Partial<Record<Language, () => Promise<{ readonly default: Dictionary }>>>>
}

/**
 * States a plugin.
 *
 * @throws when the id is not made of small letters, digits and hyphens
 * @example
 * export default definePlugin({ id: 'posts', routes: [], fills: [] })
 */
export function definePlugin(manifest: PluginManifest): PluginManifest {
  if (!/^[a-z][a-z0-9-]*$/.test(manifest.id)) {
    throw new Error(`Plugin id "${manifest.id}" must be made of small letters, digits and hyphens.`)
  }
  return manifest
}
