import { type ConfigIssue, parseWithDefaults } from './parse-with-defaults'
import { type Settings, settingsSchema } from './schema'

/**
 * Reads a deployment's settings. A bad value falls back to its default with a fault that says key,
 * value and what was expected; nothing in the file can keep the product from starting.
 */
export function parseSettings(input: unknown): { settings: Settings; faults: ConfigIssue[] } {
  const { values, faults } = parseWithDefaults(settingsSchema, input)
  return { settings: values, faults }
}
