import { withTimeout } from '../async/with-timeout'
import type { Language } from '../config/languages'
import { asRecord } from '../parse/parse'
import { type Messages, parseMessages } from './messages'

/** Milliseconds that they are waited for. */
const patience = 5_000

/**
 * Lays the texts of a deployment over ours. Where they cannot be had, ours stand as they are.
 *
 * @param address where they are, by language, owner and key
 */
export async function mergeOverrides(ours: Messages, address: string, language: Language): Promise<Messages> {
  const own = await fetchOwn(address, language)
  const both = Object.entries(own).map(([owner, texts]) => [owner, { ...ours[owner], ...texts }])
  return { ...ours, ...Object.fromEntries(both) }
}

async function fetchOwn(address: string, language: Language): Promise<Messages> {
  try {
    return parseMessages(asRecord(await withTimeout(fetchJson(address), patience))[language])
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for whoever deploys the product
    console.warn('The own texts of the deployment could not be read.', error)
    return {}
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
