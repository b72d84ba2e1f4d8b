import { useUnit } from 'effector-react'
import { $registry } from './registry-store'
import type { SettingsRef } from './settings-ref'

/** The settings of a plugin in this deployment, with defaults. @example const { nostr } = useSettings(postsSettings) */
export function useSettings<Values extends object>(settings: SettingsRef<Values>): Values {
  return useUnit($registry).settingsOf(settings)
}
