import { withTimeout } from '../async/timeouts'
import type { Language } from '../config/languages'
import { asRecord } from '../parse/parse'
import { flattenTexts } from './flatten-texts'
import type { Messages } from './text'

const timeout = 5_000

/** Merges the deployment's texts from `url` into `texts`. Returns `texts` unchanged when they do not load. */
export async function mergeOverrides(texts: Messages, url: string, language: Language): Promise<Messages> {
  try {
    return mergeTexts(texts, await withTimeout(fetchJson(url), timeout), language)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for the integrator
    console.warn('The own texts of the deployment could not be read.', error)
    return texts
  }
}

/** Merges the deployment's texts by language, owner and key; keys may be nested. @param file the content of the file with these texts */
export function mergeTexts(texts: Messages, file: unknown, language: Language): Messages {
  const merged = Object.entries(asRecord(asRecord(file)[language])).map(([owner, own]) => [
    owner,
    { ...texts[owner], ...Object.fromEntries(flattenTexts(own)) },
  ])
  return { ...texts, ...Object.fromEntries(merged) }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
