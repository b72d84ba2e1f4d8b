import { chats, groupChat, groupChats } from './content/chats'
import type { Tongue } from './content/topic'
import type { SeedContext } from './seed-context'
import type { Person } from './world-state'

/** Fixed, so that the address of the group conversation does not depend on the number of other records. */
const groupId = 'group-2895'

/** Adds a conversation of two people that ended `age` minutes ago. */
function addConversation(
  context: SeedContext,
  [one, other]: readonly [Person, Person],
  age: number,
  lines: readonly string[],
): void {
  const { state, random, nextId, minutesAgo } = context
  const pause = random.between(2, 9)
  lines.forEach((messageText, index) => {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one]
    const sentAt = minutesAgo(age + (lines.length - 1 - index) * pause)
    state.messages.push({ id: nextId(), destinationId: to.id, userId: from.id, messageText, sentAt })
  })
}

/** Seeds the conversations of Ana, in the visitor’s language, those of Bruno, and one group conversation. */
export function seedMessages(context: SeedContext, tongue: Tongue): void {
  const { state, random, nextId, minutesAgo } = context
  const unused = { en: [...chats.en], pt: [...chats.pt], es: [...chats.es] }
  // No two conversations have the same lines.
  const linesIn = (language: Tongue) => unused[language].shift() ?? random.pick(chats[language])
  const [ana, bruno, , ...others] = state.people
  if (!ana || !bruno) throw new Error('The world has no demo accounts: populate it first.')
  addConversation(context, [bruno, ana], 12, linesIn(tongue))
  others.slice(0, 7).forEach((friend, index) => {
    addConversation(context, [friend, ana], 48 + index * 1800, linesIn(tongue))
  })
  for (const friend of others.slice(14, 18))
    addConversation(context, [friend, bruno], random.between(300, 9000), linesIn(friend.tongue))

  const members = [ana, bruno, ...others.slice(0, 3)]
  const group = { id: groupId, name: 'Sunday walk', memberIds: members.map(({ id }) => id) }
  state.groupConversations.push(group)
  groupChat.forEach((messageText, index) => {
    const userId = members[(index + 2) % members.length]?.id ?? ana.id
    const sentAt = minutesAgo(2000 - index * 37)
    state.messages.push({ id: nextId(), destinationId: group.id, userId, messageText, sentAt })
  })
}

/** Seeds the conversations of the first groups of Ana, in the visitor’s language: their members write in turn. */
export function seedGroupMessages({ state, nextId, minutesAgo }: SeedContext, tongue: Tongue): void {
  const [ana] = state.people
  const own = state.groups.filter(({ ownerId }) => ownerId === ana?.id)
  groupChats[tongue].forEach((lines, place) => {
    const group = own[place]
    if (!group) return
    const writers = [...group.memberIds, group.ownerId]
    lines.forEach((messageText, index) => {
      const userId = writers[index % writers.length] ?? group.ownerId
      const sentAt = minutesAgo(3000 * (place + 1) - index * 26)
      state.messages.push({ id: nextId(), destinationId: String(group.id), userId, messageText, sentAt })
    })
  })
}
