import { storeMessage } from '../domain/conversations'
import type { World } from '../domain/world'
import { answers } from '../world/content/chats'
import type { Id } from '../world/world-state'
import { type Delivery, messageDelivery } from './message-hub'

/** Indexes in the world’s list of people; these three are connections of Ana. */
const responderIndexes = [3, 4, 5]

/** People who answer messages automatically. */
export interface AutoResponders {
  /** Schedules an answer if the recipient is an automatic responder. */
  onMessage(personId: Id, byId: string): void
  /** Schedules a new message by whoever waits for the person’s answer, once a session: the product counts it as unread. */
  onConnect(personId: string, session: string): void
  stop(): void
}

interface AutoResponderOptions {
  world: () => World
  deliver: (delivery: Delivery) => void
  onStored: () => void
  /** Milliseconds until the answer is sent. */
  delay: number
}

/** Answers messages to some people automatically, so that a developer can try the chat alone. */
export function createAutoResponders({
  world,
  deliver,
  onStored,
  delay,
}: AutoResponderOptions): AutoResponders {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const sessions = new Set<string>()

  const schedule = (run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delay)
    timers.add(timer)
  }

  const remind = (personId: string) => {
    const { people, messages } = world().state
    const ofPerson = messages
      .filter(({ userId, destinationId }) => userId === personId || destinationId === personId)
      .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
    const isAnswered = ({ userId, sentAt }: (typeof ofPerson)[number]) =>
      ofPerson.some((other) => other.destinationId === userId && other.sentAt > sentAt)
    const unanswered = ofPerson.find((message) => message.userId !== personId && !isAnswered(message))
    const author = people.find(({ id }) => id === unanswered?.userId)
    if (author) answer(author.id, personId)
  }

  const answer = (responderId: string, toId: string) => {
    const { people, messages } = world().state
    const responder = people.find(({ id }) => id === responderId)
    if (!responder) return
    const lines = answers[responder.tongue]
    const messageText = lines[messages.length % lines.length] ?? '…'
    storeMessage(world(), responder, { destinationId: toId, messageText })
    onStored()
    deliver(messageDelivery(world(), responder, toId, messageText))
  }

  return {
    onMessage(personId, byId) {
      const responder = responderIndexes
        .map((index) => world().state.people[index])
        .find((person) => person?.id === personId)
      if (!responder || responder.id === byId) return
      schedule(() => answer(responder.id, byId))
    },
    onConnect(personId, session) {
      if (sessions.has(session)) return
      sessions.add(session)
      schedule(() => remind(personId))
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
