import { fields, type Id, readId, readList, readText, tabKeep, withoutSecretKeys } from '@kernel'
import type { Wanted } from './outgoing'

/** Under which a tab keeps what it has not sent yet: another tab would send it too. */
const key = 'messaging.outbox'

/**
 * Keeps what was written and not sent yet over a reload of the tab. What carries a private key is not written down
 * (decision 24).
 *
 * @param owner whose messages they are
 */
export function keepOutbox(owner: string, messages: readonly Wanted[]): void {
  const kept = messages
    .filter(({ text }) => withoutSecretKeys(text) === text)
    .map(({ destinationId, text, before }) => ({ destinationId, text, before }))
  if (kept.length === 0) tabKeep.remove(key)
  else tabKeep.set(key, JSON.stringify({ owner, messages: kept }))
}

/** What a person had not sent before the tab was loaded anew; what lies in the storage may be anything. */
export function readKeptOutbox(owner: string, userId: Id | undefined): Wanted[] {
  try {
    const kept = fields(JSON.parse(tabKeep.get(key) ?? ''))
    if (kept.owner !== owner) return []
    return readList(kept.messages, (value) => {
      const { destinationId, text, before } = fields(value)
      const to = readId(destinationId)
      const words = readText(text)
      if (to === undefined || words === '') return undefined
      return { destinationId: to, text: words, userId, before: readList(before, readId) }
    })
  } catch {
    return []
  }
}

/** Takes away what is kept. */
export const forgetOutbox = (): void => tabKeep.remove(key)
