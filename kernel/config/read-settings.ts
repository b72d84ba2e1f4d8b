import * as v from 'valibot'
import { type Settings, settingsSchema } from './schema'

/** A value of `config.json` that could not be used; the default stands in its place. */
export interface SettingsFault {
  /** Where it stands: `brand.accent`. */
  readonly key: string
  readonly value: unknown
  readonly expected: string
}

/**
 * Reads a deployment's settings. A bad value falls back to its default with a fault that says key,
 * value and what was expected; nothing in the file can keep the product from starting.
 */
export function readSettings(input: unknown): { settings: Settings; faults: SettingsFault[] } {
  const faults: SettingsFault[] = []
  const rest: unknown =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? structuredClone(input) : {}
  if (rest !== input && JSON.stringify(rest) !== JSON.stringify(input)) {
    faults.push({ key: '', value: input, expected: 'an object' })
  }

  for (;;) {
    const result = v.safeParse(settingsSchema, rest)
    if (result.success) return { settings: result.output, faults }
    // Each round takes at least one bad value away, so that in the end only defaults are left.
    for (const issue of result.issues) {
      const path = issue.path?.map((item) => String(item.key)) ?? []
      faults.push({ key: path.join('.'), value: issue.input, expected: issue.expected ?? issue.message })
      remove(rest, path)
    }
  }
}

function remove(from: unknown, path: readonly string[]): void {
  const [key, ...deeper] = path
  if (key === undefined || typeof from !== 'object' || from === null) return
  if (deeper.length > 0) remove(Reflect.get(from, key), deeper)
  else Reflect.deleteProperty(from, key)
}
