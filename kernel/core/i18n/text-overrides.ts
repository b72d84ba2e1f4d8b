import { withTimeout } from '../async/timeouts'
import type { Language } from '../config/languages'
import { asRecord } from '../parse/parse'
import type { Dictionary, Messages } from './text'

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

/**
 * Adds texts of `base` that `file` lacks. Keys of `file` may be nested; a key that only one plugin has may omit the plugin's
 * id.
 */
export function completeTexts(base: Messages, file: unknown): Messages {
  const flat = new Map(flattenTexts(file))
  const isShared = (key: string) =>
    Object.values(base).filter((texts) => Object.hasOwn(texts, key)).length > 1
  const complete = Object.entries(base).map(([owner, baseTexts]) => {
    const texts = Object.entries(baseTexts).map(([key, text]) => [
      key,
      flat.get(`${owner}.${key}`) ?? (isShared(key) ? undefined : flat.get(key)) ?? text,
    ])
    return [owner, Object.fromEntries(texts)] as const
  })
  // The language file may also have texts of remote plugins, which `base` does not know.
  const others = Object.entries(asRecord(file))
    .filter(([owner]) => !Object.hasOwn(base, owner))
    .map(([owner, texts]) => [owner, Object.fromEntries(flattenTexts(texts)) as Dictionary] as const)
  return Object.fromEntries([...others, ...complete])
}

/** Lists the texts of a language file by their key; `{ nav: { home } }` is the key `nav.home`, and other values are left out. */
function flattenTexts(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return key ? [[key, value]] : []
  return Object.entries(asRecord(value)).flatMap(([part, inner]) =>
    flattenTexts(inner, key ? `${key}.${part}` : part),
  )
}
