import { createStore } from 'effector'
import { readSettings, type SettingsFault } from './read-settings'

/** The settings of this deployment; filled once, at start. */
export const $settings = createStore(readSettings({}).settings)
/** What of config.json could not be used; filled once, at start. */
export const $settingsFaults = createStore<readonly SettingsFault[]>([])
