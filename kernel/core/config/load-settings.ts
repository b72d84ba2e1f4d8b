import { safeParse } from 'valibot'
import { loadCode } from '../async/load-code'
import { withTimeout } from '../async/with-timeout'
import type { ConfigIssue } from './parse-with-defaults'
import { type Settings, settingsSchema } from './schema'
import { defaultSettings } from './settings'

const settingsUrl = `${process.env.RODA_BASE}/config.json`

/** Long, because after this timeout the default settings apply, and they may name the wrong server. */
const timeout = 20_000
const retryDelay = 500

const loadParser = () => import('./parse-settings')

interface LoadedSettings {
  readonly settings: Settings
  readonly faults: ConfigIssue[]
  readonly isReachable: boolean
}

/** Loads config.json. A missing or unreadable file is reported and replaced by the defaults, which are complete. */
export async function loadSettings(): Promise<LoadedSettings> {
  try {
    const response = (globalThis.boot?.settings ?? fetchSettings()).catch(retry)
    const input = await withTimeout(response, timeout)
    const result = safeParse(settingsSchema, input)
    if (result.success) return { settings: result.output, faults: [], isReachable: true }
    // The parser is loaded only when config.json contains mistakes.
    return { ...(await loadCode(loadParser)).parseSettings(input), isReachable: true }
  } catch (error) {
    return {
      settings: defaultSettings,
      faults: [{ key: '', value: String(error), expected: 'a JSON file' }],
      isReachable: !isUnreachable(error),
    }
  }
}

async function fetchSettings(): Promise<unknown> {
  return (await fetch(settingsUrl)).json()
}

async function retry(error: unknown): Promise<unknown> {
  if (!isUnreachable(error)) throw error
  await new Promise((resolve) => setTimeout(resolve, retryDelay))
  return fetchSettings()
}

const isUnreachable = (error: unknown) => error instanceof TypeError
