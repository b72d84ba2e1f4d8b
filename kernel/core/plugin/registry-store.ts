import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { SettingsRef } from './manifest'
import { createRegistry, type Registry } from './registry'

export const $registry = createStore<Registry>(createRegistry([], { slots: {} }))

/** The settings of a plugin in this deployment, with defaults. @example const { nostr } = useSettings(postsSettings) */
export function useSettings<Values extends object>(settings: SettingsRef<Values>): Values {
  return useUnit($registry).settingsOf(settings)
}
