import { createStore } from 'effector'
import { sharedStore } from '../async/shared-store'
import type { SettingsRef } from './manifest'
import { createRegistry, type Registry } from './registry'

/** The registry of this deployment. */
export const $registry = createStore<Registry>(createRegistry([], {}))

export const [RegistryProvider, useRegistry] = sharedStore($registry)

/** The settings of a plugin in this deployment, with defaults. @example const { nostr } = useSettings(postsSettings) */
export function useSettings<Values extends object>(settings: SettingsRef<Values>): Values {
  return useRegistry().settingsOf(settings)
}
