import { safeParse } from 'valibot'
import { loadCode } from '../async/load-code'
import { withTimeout } from '../async/with-timeout'
import type { ConfigIssue } from './parse-with-defaults'
import { type Settings, settingsSchema } from './schema'
import { defaultSettings } from './settings'

/** Where a deployment keeps its settings, beside index.html. */
const settingsAddress = `${process.env.RODA_BASE}/config.json`

/** Milliseconds that they are waited for: without them the product may speak to the wrong server. */
const patience = 20_000

/** Milliseconds until a file that could not be reached is asked for once more. */
const pause = 500

const loadReader = () => import('./parse-settings')

interface LoadedSettings {
  readonly settings: Settings
  readonly faults: ConfigIssue[]
  /** Whether the file, or word that there is none, has come. */
  readonly isReachable: boolean
}

/**
 * Loads the deployment's settings; the page has asked for them before any script came. A file that
 * is missing or unreadable counts as empty and is reported: the defaults are a working product.
 */
export async function loadSettings(): Promise<LoadedSettings> {
  try {
    const asked = (globalThis.boot?.settings ?? fetchSettings()).catch(askAgain)
    const written = await withTimeout(asked, patience)
    const result = safeParse(settingsSchema, written)
    if (result.success) return { settings: result.output, faults: [], isReachable: true }
    // Few deployments need what finds the faults.
    return { ...(await loadCode(loadReader)).parseSettings(written), isReachable: true }
  } catch (error) {
    return {
      settings: defaultSettings,
      faults: [{ key: '', value: String(error), expected: 'a JSON file' }],
      isReachable: !isUnreachable(error),
    }
  }
}

async function fetchSettings(): Promise<unknown> {
  return (await fetch(settingsAddress)).json()
}

async function askAgain(error: unknown): Promise<unknown> {
  if (!isUnreachable(error)) throw error
  await new Promise((resolve) => setTimeout(resolve, pause))
  return fetchSettings()
}

const isUnreachable = (error: unknown) => error instanceof TypeError
