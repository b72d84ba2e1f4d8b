import { createStore } from 'effector'
import { readSettings } from './read-settings'

/** The settings of this deployment; filled once, at start. */
export const $settings = createStore(readSettings({}).settings)
