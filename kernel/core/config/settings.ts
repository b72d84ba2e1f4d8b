import { createStore } from 'effector'
import { parse } from 'valibot'
import type { ConfigIssue } from './parse-with-defaults'
import { settingsSchema } from './schema'

/** What is in force where a deployment says nothing. */
export const defaultSettings = parse(settingsSchema, {})

/** The settings of this deployment; filled once, at start. */
export const $settings = createStore(defaultSettings)
/** What of config.json could not be used; filled once, at start. */
export const $configIssues = createStore<readonly ConfigIssue[]>([])
