import { createStore } from 'effector'
import { parse } from 'valibot'
import type { ConfigIssue } from './parse-with-defaults'
import { settingsSchema } from './schema'

export const defaultSettings = parse(settingsSchema, {})

/** The settings of the deployment, loaded once at start. */
export const $settings = createStore(defaultSettings)
export const $configIssues = createStore<readonly ConfigIssue[]>([])
