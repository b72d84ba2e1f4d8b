import { readBy, type SettingsFault } from './read-by'
import { type Settings, settingsSchema } from './schema'

/**
 * Reads a deployment's settings. A bad value falls back to its default with a fault that says key,
 * value and what was expected; nothing in the file can keep the product from starting.
 */
export function readSettings(input: unknown): { settings: Settings; faults: SettingsFault[] } {
  const { values, faults } = readBy(settingsSchema, input)
  return { settings: values, faults }
}
