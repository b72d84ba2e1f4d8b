import { storeMessage } from '../domain/conversations'
import type { World } from '../domain/world'
import { answers } from '../world/content/chats'
import type { Id } from '../world/world-state'
import { type Delivery, messageDelivery } from './message-hub'

/** Places in the list of people of those who answer by themselves: three friends of Ana's. */
const responderIndexes = [3, 4, 5]

/** People who write back. */
export interface AutoResponders {
  /** Somebody was written to: if they are one of those, they will answer. */
  onMessage(personId: Id, byId: string): void
  stop(): void
}

interface AutoResponderOptions {
  world: () => World
  deliver: (delivery: Delivery) => void
  /** Called after an answer was stored. */
  onStored: () => void
  /** Milliseconds an answer takes; a multiple of it for each further one. */
  delay: number
}

/** The people of a world who answer after a moment, so that a chat can be tried alone. */
export function createAutoResponders({
  world,
  deliver,
  onStored,
  delay,
}: AutoResponderOptions): AutoResponders {
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const answer = (answererId: string, toId: string) => {
    const { people, messages } = world().state
    const answerer = people.find(({ id }) => id === answererId)
    if (!answerer) return
    const lines = answers[answerer.tongue]
    const messageText = lines[messages.length % lines.length] ?? '…'
    storeMessage(world(), answerer, { destinationId: toId, messageText })
    onStored()
    deliver(messageDelivery(world(), answerer, toId, messageText))
  }

  return {
    onMessage(personId, byId) {
      const answerer = responderIndexes
        .map((place) => world().state.people[place])
        .find((person) => person?.id === personId)
      if (!answerer || answerer.id === byId) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        answer(answerer.id, byId)
      }, delay)
      timers.add(timer)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
