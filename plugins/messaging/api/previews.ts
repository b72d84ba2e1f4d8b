import { type Id, sameId } from '@kernel'
import type { QueryClient } from '@tanstack/react-query'
import { messagesQuery } from './queries'

/** Maximum number of conversations whose last message is loaded: the server sends whole conversations only. */
export const maxPreviews = 12
/** Delay in ms before the first preview loads, so that the open conversation loads first. */
const previewDelay = 800

interface Previews {
  readonly known: Set<string>
  readonly queue: Id[]
  isRunning: boolean
}

const previewsOfClients = new WeakMap<QueryClient, Previews>()

/**
 * Loads a conversation for the row that shows its last message.
 * @returns whether it comes: not if enough other rows have asked before
 */
export function requestPreview(client: QueryClient, conversation: Id): boolean {
  const { known } = previewsOf(client)
  if (!known.has(String(conversation)) && known.size >= maxPreviews) return false
  known.add(String(conversation))
  loadPreview(client, conversation)
  return true
}

/** Loads one outdated conversation after the other in the background. */
export function loadPreview(client: QueryClient, conversation: Id): void {
  const previews = previewsOf(client)
  const { queue } = previews
  if (!queue.some((other) => sameId(other, conversation))) queue.push(conversation)
  if (previews.isRunning) return
  previews.isRunning = true
  setTimeout(() => void loadPreviews(client, previews), previewDelay)
}

function previewsOf(client: QueryClient): Previews {
  const previews = previewsOfClients.get(client) ?? { known: new Set(), queue: [], isRunning: false }
  previewsOfClients.set(client, previews)
  return previews
}

async function loadPreviews(client: QueryClient, previews: Previews): Promise<void> {
  for (let next = previews.queue.shift(); next !== undefined; next = previews.queue.shift())
    await client
      .fetchQuery({ ...messagesQuery(next), staleTime: 30_000, retry: false })
      .catch(() => undefined)
  previews.isRunning = false
}
