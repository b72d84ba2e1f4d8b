import { withTimeout } from '../async/with-timeout'
import type { Language } from '../config/languages'
import { asRecord } from '../parse/parse'
import { type Messages, parseMessages } from './messages'

const timeout = 5_000

/** Merges the deployment's texts at `url`, by language, owner and key. Keeps `texts` when they do not load. */
export async function mergeOverrides(texts: Messages, url: string, language: Language): Promise<Messages> {
  const overrides = await fetchOverrides(url, language)
  const merged = Object.entries(overrides).map(([owner, override]) => [
    owner,
    { ...texts[owner], ...override },
  ])
  return { ...texts, ...Object.fromEntries(merged) }
}

async function fetchOverrides(url: string, language: Language): Promise<Messages> {
  try {
    return parseMessages(asRecord(await withTimeout(fetchJson(url), timeout))[language])
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for the integrator
    console.warn('The own texts of the deployment could not be read.', error)
    return {}
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
