import { safeParse } from 'valibot'
import type { SettingsFault } from './read-by'
import { type Settings, settingsSchema } from './schema'
import { defaultSettings } from './settings'

/** Where a deployment keeps its settings, beside index.html. */
const settingsAddress = `${process.env.RODA_BASE}/config.json`

/**
 * Loads the deployment's settings; the page has asked for them before any script came. A file that
 * is missing or unreadable counts as empty and is reported: the defaults are a working product.
 */
export async function loadSettings(): Promise<{ settings: Settings; faults: SettingsFault[] }> {
  try {
    const written = await (globalThis.early?.settings ?? fetchSettings())
    const result = safeParse(settingsSchema, written)
    if (result.success) return { settings: result.output, faults: [] }
    // Few deployments need what finds the faults.
    return (await import('./read-settings')).readSettings(written)
  } catch (error) {
    return {
      settings: defaultSettings,
      faults: [{ key: '', value: String(error), expected: 'a JSON file' }],
    }
  }
}

async function fetchSettings(): Promise<unknown> {
  return (await fetch(settingsAddress)).json()
}
