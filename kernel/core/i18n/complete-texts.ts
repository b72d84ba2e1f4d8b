import { asRecord } from '../parse/parse'
import type { Messages } from './messages'
import type { Dictionary } from './text'

/**
 * Reads a language file that is not the build's own. A key may be written in as many levels as it has parts, below its
 * owner or, where no other owner has the same, without one. What the file lacks is taken from the base.
 *
 * @param base has every key that there is; without it the owners and keys of the file stand for themselves
 * @param file `{ main: { pageNotFound: '…' } }`, `{ kernel: { 'main.pageNotFound': '…' } }`, or anything between
 */
export function completeTexts(base: Messages, file: unknown): Messages {
  const written = new Map(textsIn(file))
  const isShared = (key: string) => Object.values(base).filter((own) => Object.hasOwn(own, key)).length > 1
  const complete = Object.entries(base).map(([owner, own]) => {
    const texts = Object.entries(own).map(([key, text]) => [
      key,
      written.get(`${owner}.${key}`) ?? (isShared(key) ? undefined : written.get(key)) ?? text,
    ])
    return [owner, Object.fromEntries(texts)] as const
  })
  // Plugins that are not part of the build may have texts here too.
  const others = Object.entries(asRecord(file))
    .filter(([owner]) => !Object.hasOwn(base, owner))
    .map(([owner, texts]) => [owner, Object.fromEntries(textsIn(texts)) as Dictionary] as const)
  return Object.fromEntries([...others, ...complete])
}

/** All texts below a value, each under the whole of its key. */
function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return key ? [[key, value]] : []
  return Object.entries(asRecord(value)).flatMap(([part, inner]) =>
    textsIn(inner, key ? `${key}.${part}` : part),
  )
}
