import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ReactNode } from 'react'
import type { LoadCode } from '../async/load-code'
import type { Language } from '../config/languages'
import type { ReadablePath } from '../http/schema'
import type { Dictionary, TextRef } from '../i18n/text'
import type { RouteRef } from './route'
import type { Access, Conditional, LazyContent, SlotFill, SlotRef } from './slot'

/**
 * Whether opening a screen restores the session from a stored token. When the server rejects the
 * token, `restore` leads home and `optional` stays on the screen.
 */
export type SessionAtStart = 'restore' | 'optional' | 'none'

/** The address of a screen. */
export interface ScreenAddress {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** The module of a screen or of an entry of a slot. */
export interface HasParts {
  /**
   * What it shows whenever it opens, and whose code comes late: slots and code of its own. It comes with the code when the
   * link to the screen is pressed, or the pointer rests on it.
   */
  readonly parts?: readonly (Pick<SlotRef, 'kind' | 'id'> | LoadCode<unknown>)[]
}

/** The module of a screen. */
export interface ScreenModule extends HasParts {
  readonly default: (props: object) => ReactNode
  /**
   * The queries that the screen reads at once. They are read before, when its link is pressed, or the pointer rests on it; not
   * when data saver is on.
   */
  readonly queries?: (
    at: ScreenAddress,
  ) => readonly { readonly queryKey: readonly unknown[]; readonly queryFn?: unknown }[]
}

/** A screen in the manifest of a plugin. */
export interface PageEntry extends Conditional, LazyContent<object> {
  readonly load: () => Promise<ScreenModule>
  readonly route: RouteRef
  readonly access: Access
  readonly session: SessionAtStart
  readonly title?: TextRef
  /** What search engines show of the screen. They list screens that have a description or set their own `PageHead`. */
  readonly description?: TextRef
  /** What the screen mainly shows; its skeleton has this shape while the screen loads. */
  readonly skeleton?: 'posts' | 'people' | 'cards' | 'rows' | 'form' | 'article'
  /**
   * Whether members see the side column beside the screen; default `true`. Screens for one task in full width, such as a
   * lesson, do without it.
   */
  readonly hasSide?: boolean
  /**
   * The screen shows a dialog (`ScreenDialog`) over the one from which it was opened, which stays below it as the user left
   * it, or over this one if it was opened by its address. Going back closes the dialog.
   */
  readonly over?: RouteRef<string>
  /** The place to which the screen belongs, such as a list of what it shows: its link in the side column stays marked. */
  readonly place?: RouteRef<string>
  /**
   * Whether the screen stays as it was left, for going back and for the tab bar: state, scroll position and focus. Its effects end
   * when it is left, and run again when it is shown. For lists that are read and filtered; not for screens with a form, an
   * order or a log-in, which must begin anew.
   */
  readonly isKept?: boolean
  /**
   * Whether the screen takes texts that other apps share with the installed one: as the query parameters `text`, from anyone.
   * Read from the source at build time; the first screen that says so is the one.
   */
  readonly takesText?: boolean
  /** Whether the screen gives way to a screen of another plugin with the same path. */
  readonly isFallback?: boolean
  /**
   * Whether opening the screen changes data: links in user content ask first, payment redirects never lead to it.
   * `'signs-out'`: the screen also ends the session, so the product's own links to the screen also ask members first.
   */
  readonly hasSideEffects?: boolean | 'signs-out'
  /** Whether the path matches only with its own capitals: for a screen whose path could also be a parameter's value. */
  readonly isCaseSensitive?: boolean
  /** Returns whether the path parameters are valid; for other paths the product shows "not found". */
  readonly matchParams?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /**
   * A GET without a token that the boot script sends for the first path parameter (decision:preloaded-requests).
   * `prefix`, such as `@`, precedes that parameter; paths without the prefix are not preloaded.
   */
  readonly preload?: { readonly path: ReadablePath; readonly prefix?: string }
}

/**
 * Declares a screen; `access` defaults to `anyone`, `session` to `restore`.
 * @example
 * page(cartRoute, { access: 'member', title: texts.ref('title'), load: () => import('./pages/cart') })
 */
export function page(
  route: RouteRef,
  options: Partial<Omit<PageEntry, 'route' | 'load'>> & { readonly load: PageEntry['load'] },
): PageEntry {
  return { route, access: 'anyone', session: 'restore', ...options }
}

/** A plugin as data: importing a manifest has no side effects. */
export interface PluginManifest {
  readonly id: string
  /** Ids of plugins that this plugin needs: without them it is disabled. */
  readonly requires?: readonly string[]
  /**
   * Screens of other plugins without which this plugin is of no use: then nothing links to its screens, and the check of
   * `config.json` says so.
   */
  readonly needs?: readonly Pick<RouteRef, 'id'>[]
  readonly routes?: readonly PageEntry[]
  readonly fills?: readonly SlotFill[]
  /** Loads the settings schema, only when config.json has settings for the plugin. */
  readonly settings?: LoadSettings
  /**
   * Lists the paths of pages with parameters for the site map, such as `/@ana`. Only servers call it, without a token, so
   * its code should load lazily.
   */
  readonly publicPaths?: () => Promise<readonly string[]>
  /** Loads effector models that must run from the start. */
  readonly model?: () => Promise<unknown>
  /** Remote plugins only: the version of the kernel API that the plugin was written for, such as `'1.0'`. */
  readonly apiVersion?: string
  /** Remote plugins only: loaders of the plugin's texts by language. */
  readonly texts?: Readonly<Partial<Record<Language, () => Promise<{ readonly default: Dictionary }>>>>
}

/** Declares a plugin. @throws when its id is not a letter followed by letters, digits and hyphens, all lower-case */
export function definePlugin(manifest: PluginManifest): PluginManifest {
  if (!/^[a-z][a-z0-9-]*$/.test(manifest.id)) {
    throw new Error(`Plugin id "${manifest.id}" must be made of small letters, digits and hyphens.`)
  }
  return manifest
}

/** A reference to the settings of one plugin, compared by the plugin's id. */
export interface SettingsRef<Values extends object = object> {
  readonly plugin: string
  readonly schema: StandardSchemaV1<unknown, Values>
}

type LoadSettings = () => Promise<{ readonly default: SettingsRef }>

/**
 * Declares the settings of a plugin, `plugins.<id>` of config.json. An invalid value falls back to its default.
 * @param schema any synchronous Standard Schema with a default for every value
 */
export function defineSettings<Values extends object>(
  plugin: string,
  schema: StandardSchemaV1<unknown, Values>,
): SettingsRef<Values> {
  return { plugin, schema }
}
