import { asRecord } from '../parse/parse'
import { flattenTexts } from './flatten-texts'
import type { Dictionary, Messages } from './text'

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
