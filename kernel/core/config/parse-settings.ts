import { type ConfigIssue, parseWithDefaults } from './parse-with-defaults'
import { type Settings, settingsSchema } from './schema'

export function parseSettings(input: unknown): { settings: Settings; faults: ConfigIssue[] } {
  const { values, faults } = parseWithDefaults(settingsSchema, input)
  return { settings: values, faults }
}
