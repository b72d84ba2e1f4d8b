import type { GroupConversation, Id, Message, Person, WorldState } from '../world/world-state'
import { isBlank } from './blank'
import { connectionBetween } from './connections'
import type { Schema } from './contract-types'
import { forbidden, invalid, notFound } from './domain-error'
import { byId, filterInPlace, isSame, type World } from './world'

const maxMessageLength = 200

/** The recipient of a message. */
export type Destination = { kind: 'person'; person: Person } | { kind: 'group'; group: GroupConversation }

/** The id of a group's conversation, by the rule `haveGroupsOtherIds` another one than that of the group. */
const conversationIdOf = (state: WorldState, groupId: Id): string =>
  state.rules.haveGroupsOtherIds ? `conversation-${groupId}` : String(groupId)

/** Moves the messages of groups to the conversations that these have by the rule `haveGroupsOtherIds`. */
export function separateGroupConversations({ state }: World): void {
  state.rules = { ...state.rules, haveGroupsOtherIds: true }
  for (const { id } of state.groups)
    for (const message of state.messages)
      if (message.destinationId === String(id)) message.destinationId = conversationIdOf(state, id)
}

/** Returns the group conversations of a person: a group has one with its owner and members. */
function groupConversationsOf(state: WorldState, viewer: Person): GroupConversation[] {
  const ofGroups = state.groups.map(({ id, name, ownerId, memberIds }) => ({
    id: conversationIdOf(state, id),
    name,
    memberIds: [ownerId, ...memberIds],
  }))
  return [...state.groupConversations, ...ofGroups].filter(({ memberIds }) => memberIds.includes(viewer.id))
}

/** Returns the person with this id, or the group with this id if the viewer is a member of it. */
function destinationOf({ state }: World, viewer: Person, id: Id): Destination {
  const group = byId(groupConversationsOf(state, viewer), id)
  if (group) return { kind: 'group', group }
  const person = byId(state.people, id)
  if (!person?.isActivated) throw notFound('conversation')
  return { kind: 'person', person }
}

const isBetween =
  (one: string, other: string) =>
  ({ userId, destinationId }: Message) =>
    (userId === one && destinationId === other) || (userId === other && destinationId === one)

function messagesWith({ state }: World, viewer: Person, destination: Destination): Message[] {
  return destination.kind === 'group'
    ? state.messages.filter(({ destinationId }) => destinationId === destination.group.id)
    : state.messages.filter(isBetween(viewer.id, destination.person.id))
}

/**
 * Returns a recipient to whom the viewer may write: a group of the viewer, a connection, or a person with whom the
 * viewer already has a conversation.
 */
export function writableDestination(world: World, viewer: Person, id: Id): Destination {
  const destination = destinationOf(world, viewer, id)
  if (destination.kind === 'group') return destination
  const { person } = destination
  if (person === viewer) throw invalid('destinationId', 'Nobody can write to themselves.')
  const isKnown =
    connectionBetween(world, viewer.id, person.id) || messagesWith(world, viewer, destination).length > 0
  if (!isKnown) throw forbidden('Messages go to connections.')
  return destination
}

function messageView({ state }: World, message: Message): Schema<'Message'> {
  return { ...message, userName: byId(state.people, message.userId)?.name ?? null }
}

function conversationView({ state }: World, destination: Destination): Schema<'Conversation'> {
  if (destination.kind === 'person') return { id: destination.person.id, name: destination.person.name }
  const { id, name, memberIds } = destination.group
  const members = memberIds.flatMap((memberId) => {
    const person = byId(state.people, memberId)
    return person ? [{ name: person.name }] : []
  })
  return { id, name, members }
}

/** Lists the messages of a conversation, oldest first. */
export function listMessages(world: World, viewer: Person, destinationId: Id): Schema<'Message'>[] {
  return messagesWith(world, viewer, destinationOf(world, viewer, destinationId))
    .sort((a, b) => a.sentAt.localeCompare(b.sentAt) || a.id - b.id)
    .map((message) => messageView(world, message))
}

function groupsOf({ state }: World, viewer: Person): Destination[] {
  return groupConversationsOf(state, viewer).map((group) => ({ kind: 'group', group }))
}

/** Lists the conversations that have messages, latest first. */
export function listConversations(world: World, viewer: Person): Schema<'Conversation'>[] {
  const { state } = world
  const partners = new Set(
    state.messages.flatMap(({ userId, destinationId }) =>
      userId === viewer.id ? [destinationId] : destinationId === viewer.id ? [userId] : [],
    ),
  )
  const people = state.people
    .filter(({ id }) => partners.has(id))
    .map((person): Destination => ({ kind: 'person', person }))
  return [...people, ...groupsOf(world, viewer)]
    .map((destination) => ({ destination, last: lastSentAt(messagesWith(world, viewer, destination)) }))
    .filter(({ last }) => last !== '')
    .sort((a, b) => b.last.localeCompare(a.last))
    .map(({ destination }) => conversationView(world, destination))
}

const lastSentAt = (messages: readonly Message[]) =>
  messages.reduce((last, { sentAt }) => (sentAt > last ? sentAt : last), '')

export function listContacts(world: World, viewer: Person): Schema<'Conversation'>[] {
  const { connections, people } = world.state
  const connected = connections
    .filter(({ ownerId }) => ownerId === viewer.id)
    .flatMap(({ personId }): Destination[] => {
      const person = byId(people, personId)
      return person ? [{ kind: 'person', person }] : []
    })
  return [...connected, ...groupsOf(world, viewer)].map((destination) => conversationView(world, destination))
}

export function getContact(world: World, viewer: Person, destinationId: Id): Schema<'Conversation'> {
  return conversationView(world, destinationOf(world, viewer, destinationId))
}

export function assertMessageText(text: string): void {
  if (isBlank(text)) throw invalid('messageText', 'The message is empty.')
  if (text.length > maxMessageLength)
    throw invalid('messageText', `A message has at most ${maxMessageLength} characters.`)
}

/**
 * Stores a message without delivering it. The client also sends it to the hub, which delivers it without storing it.
 */
export function storeMessage(
  world: World,
  from: Person,
  { messageText, destinationId }: Schema<'NewMessage'>,
): Schema<'Message'> {
  assertMessageText(messageText)
  const destination = writableDestination(world, from, destinationId)
  const message = {
    id: world.nextId(),
    destinationId: destination.kind === 'group' ? destination.group.id : destination.person.id,
    userId: from.id,
    messageText,
    sentAt: world.stamp(),
  }
  world.state.messages.push(message)
  return messageView(world, message)
}

export function deleteMessage(world: World, viewer: Person, id: Id): true {
  const { state } = world
  const message = state.messages.find((candidate) => isSame(candidate.id, id))
  if (!message) throw notFound('message')
  const isTheirs =
    message.destinationId === viewer.id ||
    groupsOf(world, viewer).some(
      (destination) => destination.kind === 'group' && destination.group.id === message.destinationId,
    )
  if (message.userId !== viewer.id)
    throw isTheirs ? forbidden('Only its author may delete a message.') : notFound('message')
  filterInPlace(state.messages, (candidate) => candidate !== message)
  return true
}

/** Adds messages between two people, one minute apart; the last one is a minute old. */
export function addMessages(world: World, one: Person, other: Person, count: number): void {
  const now = world.now().getTime()
  for (let index = 0; index < count; index++) {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one]
    world.state.messages.push({
      id: world.nextId(),
      destinationId: to.id,
      userId: from.id,
      messageText: `Line ${index + 1}: ${'and on it goes '.repeat(index % 7)}`.trim(),
      sentAt: new Date(now - (count - index) * 60_000).toISOString(),
    })
  }
}
