import { withTimeout } from '../../core/async/timeouts'
import { parseSettings } from '../../core/config/settings'

const settingsUrl = `${process.env.RODA_BASE}/config.json`

const timeout = 20_000
/** Delays in ms before another try. */
const retryDelays = [500, 2_000]

/**
 * Loads config.json. Without the file, the defaults apply, which are complete. Any other failure could hide settings such
 * as the address of the server, so the app must not start: a call could send the token to a wrong server.
 *
 * @throws when the file cannot be read
 */
export async function loadSettings(): Promise<ReturnType<typeof parseSettings>> {
  const response = (globalThis.boot?.settings ?? fetchSettings()).catch(() => retry(retryDelays))
  const input = await withTimeout(response, timeout).catch((cause) => {
    throw new Error('config.json cannot be read', { cause })
  })
  return parseSettings(input)
}

/** Must equal the request of the boot script. */
async function fetchSettings(): Promise<unknown> {
  const response = await fetch(settingsUrl)
  if (response.status === 404) return {}
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  return response.json()
}

async function retry([delay, ...delays]: readonly number[]): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, delay))
  return fetchSettings().catch((error) => {
    if (delays.length === 0) throw error
    return retry(delays)
  })
}
