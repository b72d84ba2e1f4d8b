import { readSettings, type SettingsFault } from './read-settings'
import type { Settings } from './schema'

/** Where a deployment keeps its settings, beside index.html. */
const settingsAddress = `${process.env.RODA_BASE}/config.json`

/**
 * Loads the deployment's settings; the page has asked for them before any script came. A file that
 * is missing or unreadable counts as empty and is reported: the defaults are a working product.
 */
export async function loadSettings(): Promise<{ settings: Settings; faults: SettingsFault[] }> {
  try {
    return readSettings(await (globalThis.early?.settings ?? fetchSettings()))
  } catch (error) {
    const { settings, faults } = readSettings({})
    return { settings, faults: [...faults, { key: '', value: String(error), expected: 'a JSON file' }] }
  }
}

async function fetchSettings(): Promise<unknown> {
  return (await fetch(settingsAddress)).json()
}
