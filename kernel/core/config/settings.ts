import { createStore } from 'effector'
import { parse } from 'valibot'
import { type ConfigIssue, parseWithDefaults } from './parse-with-defaults'
import { type Settings, settingsSchema } from './schema'

export const defaultSettings = parse(settingsSchema, {})

/** The settings of the deployment, loaded once at start. */
export const $settings = createStore(defaultSettings)
/** Invalid values in config.json, in place of which the defaults are used. */
export const $configIssues = createStore<readonly ConfigIssue[]>([])

export function parseSettings(input: unknown): { settings: Settings; faults: ConfigIssue[] } {
  const { values, faults } = parseWithDefaults(settingsSchema, input)
  return { settings: values, faults }
}

/** Id of the build, which is also in its HTML; empty in development. */
export const buildId = (): string => globalThis.boot?.build ?? ''
