import { chats, groupChat } from './content/chats'
import type { SeedContext } from './seed-context'
import type { Person } from './world-state'

/** Adds a conversation of two people that ended `age` minutes ago. */
function addConversation(context: SeedContext, one: Person, other: Person, age: number): void {
  const { state, random, nextId, minutesAgo } = context
  const lines = random.pick(chats[other.tongue])
  lines.forEach((messageText, index) => {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one]
    const sentAt = minutesAgo(age + (lines.length - index) * random.between(2, 9))
    state.messages.push({ id: nextId(), destinationId: to.id, userId: from.id, messageText, sentAt })
  })
}

/** Seeds the conversations of Ana and Bruno, and one group conversation. */
export function seedMessages(context: SeedContext): void {
  const { state, random, nextId, minutesAgo } = context
  const [ana, bruno, , ...others] = state.people
  if (!ana || !bruno) throw new Error('The world has no demo accounts: populate it first.')
  addConversation(context, bruno, ana, 90)
  others.slice(0, 7).forEach((friend, index) => {
    addConversation(context, friend, ana, 200 + index * 1700)
  })
  for (const friend of others.slice(14, 18))
    addConversation(context, friend, bruno, random.between(300, 9000))

  const members = [ana, bruno, ...others.slice(0, 3)]
  const group = { id: `group-${nextId()}`, name: 'Sunday walk', memberIds: members.map(({ id }) => id) }
  state.groupConversations.push(group)
  groupChat.forEach((messageText, index) => {
    const userId = members[(index + 2) % members.length]?.id ?? ana.id
    const sentAt = minutesAgo(2000 - index * 37)
    state.messages.push({ id: nextId(), destinationId: group.id, userId, messageText, sentAt })
  })
}
